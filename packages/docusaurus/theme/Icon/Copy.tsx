import { type IconProps, Outline } from './outline.js';

export default function IconCopy(props: IconProps) {
  return <Outline path="M9 9h11v11H9zM15 9V4H4v11h5" {...props} />;
}
