export default function Chart({ data }) {
  return <p>{data.length} values</p>;
}
