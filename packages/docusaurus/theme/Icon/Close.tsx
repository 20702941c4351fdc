import { type IconProps, Outline } from './outline.js';

export default function IconClose(props: IconProps) {
  return <Outline path="M6 6l12 12M18 6L6 18" {...props} />;
}
