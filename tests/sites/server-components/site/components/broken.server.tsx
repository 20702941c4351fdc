export function Other() {
  return <p>unclosed</div>;
}
