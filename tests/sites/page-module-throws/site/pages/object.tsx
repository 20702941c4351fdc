export default function Page() {
  return <p>{({ a: 1 }) as never}</p>;
}
