throw new Error('no settings');

export function Footer() {
  return null;
}
