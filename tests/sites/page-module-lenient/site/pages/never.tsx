throw new Error('no connection');

export default function Never() {
  return null;
}
