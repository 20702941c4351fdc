export default function Page() {
  return <p>{window.innerWidth}</p>;
}
