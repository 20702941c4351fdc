import { type IconProps, Outline } from '../../Icon/outline.js';

export default function AdmonitionTipIcon(props: IconProps) {
  return (
    <Outline
      path="M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6c.7.6 1 1.2 1 2v.4h6v-.4c0-.8.3-1.4 1-2A6.5 6.5 0 0 0 12 2.5z"
      {...props}
    />
  );
}
