export default function NotFoundContent() {
  return <h1>Nothing is here</h1>;
}
