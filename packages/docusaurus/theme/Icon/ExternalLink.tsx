import { type IconProps, Outline } from './outline.js';

export default function IconExternalLink(props: IconProps) {
  return <Outline path="M13.5 4H20v6.5M20 4l-9 9M18 14v6H4V6h6" {...props} />;
}
