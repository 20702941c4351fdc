export default function Footer() {
  return <footer>x</footer>;
}
