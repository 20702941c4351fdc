import './nowhere';

export function Footer() {
  return <footer>Ours</footer>;
}
