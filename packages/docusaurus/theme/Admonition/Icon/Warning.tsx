import { type IconProps, Outline } from '../../Icon/outline.js';

export default function AdmonitionWarningIcon(props: IconProps) {
  return <Outline path="M12 3.5L2.5 20h19L12 3.5zM12 10v4.5M12 17.2v.01" {...props} />;
}
