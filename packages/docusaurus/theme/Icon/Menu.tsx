import { type IconProps, Outline } from './outline.js';

export default function IconMenu(props: IconProps) {
  return <Outline path="M4 7h16M4 12h16M4 17h16" {...props} />;
}
