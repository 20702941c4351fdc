import { type IconProps, Outline } from './outline.js';

export default function IconWordWrap(props: IconProps) {
  return <Outline path="M4 6h16M4 12h13a3 3 0 0 1 0 6h-4M15 15l-3 3 3 3M4 18h4" {...props} />;
}
