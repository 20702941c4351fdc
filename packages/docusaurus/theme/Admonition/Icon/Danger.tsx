import { type IconProps, Outline } from '../../Icon/outline.js';

export default function AdmonitionDangerIcon(props: IconProps) {
  return <Outline path="M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3L8.3 3zM12 7.5v5.5M12 16.3v.01" {...props} />;
}
