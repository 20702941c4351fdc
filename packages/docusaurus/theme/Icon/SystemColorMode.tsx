import { type IconProps, Outline } from './outline.js';

export default function IconSystemColorMode(props: IconProps) {
  return <Outline path="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 3v18" {...props} />;
}
