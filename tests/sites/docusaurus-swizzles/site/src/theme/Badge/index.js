export default function Badge() {
  return <span>Badge</span>;
}
