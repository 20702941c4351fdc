import { type IconProps, Outline } from '../../Icon/outline.js';

export default function AdmonitionInfoIcon(props: IconProps) {
  return <Outline path="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.5v.01" {...props} />;
}
