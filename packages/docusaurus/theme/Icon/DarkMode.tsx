import { type IconProps, Outline } from './outline.js';

export default function IconDarkMode(props: IconProps) {
  return <Outline path="M20.5 14.2A8.5 8.5 0 0 1 9.8 3.5a8.5 8.5 0 1 0 10.7 10.7z" {...props} />;
}
