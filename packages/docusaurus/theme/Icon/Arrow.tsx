import { type IconProps, Outline } from './outline.js';

export default function IconArrow(props: IconProps) {
  return <Outline path="M9 6l6 6-6 6" {...props} />;
}
