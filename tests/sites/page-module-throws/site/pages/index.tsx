throw new Error('no connection');

export default function Home() {
  return null;
}
