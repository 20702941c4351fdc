import { Link } from '@theme/content/link';

export function Card({ to }: { readonly to: string }) {
  return <Link to={to}>Card</Link>;
}
