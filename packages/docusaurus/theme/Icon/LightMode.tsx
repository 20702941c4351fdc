import { type IconProps, Outline } from './outline.js';

export default function IconLightMode(props: IconProps) {
  return (
    <Outline
      path="M12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z"
      {...props}
    />
  );
}
