export function Footer() {
  return (
    <footer>
      <a href="/base/imprint">Imprint</a>
    </footer>
  );
}
