import { type IconProps, Outline } from './outline.js';

export default function IconSuccess(props: IconProps) {
  return <Outline path="M5 12.5l4.5 4.5L19 7.5" {...props} />;
}
