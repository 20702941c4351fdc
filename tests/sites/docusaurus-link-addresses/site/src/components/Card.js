import Link from '@docusaurus/Link';

export default function Card({ to }) {
  return (
    <p>
      <Link to={to}>Card</Link>
    </p>
  );
}
