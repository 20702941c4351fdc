import { Link } from '@theme/content/link';

export function Card() {
  const to = '/card/gone';
  return <Link to={to}>A card</Link>;
}
