import Link from '@docusaurus/Link';

export default function Card({ to, href, src }) {
  return (
    <p title={[to, href, src].join(' ')}>
      <Link to={to}>Card</Link>
    </p>
  );
}
