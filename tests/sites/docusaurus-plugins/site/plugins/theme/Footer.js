export default function Footer() {
  return <footer>The footer of a plugin</footer>;
}
