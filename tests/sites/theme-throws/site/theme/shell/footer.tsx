export function Footer() {
  throw new Error('no links');
}
