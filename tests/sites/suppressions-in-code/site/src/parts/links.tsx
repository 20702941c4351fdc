export default function Links() {
  return (
    <p>
      <a href="/imported-one">One</a>
      {/* docsite-ignore broken-link: comes later */}
      <a href="/imported-two">Two</a>
    </p>
  );
}
