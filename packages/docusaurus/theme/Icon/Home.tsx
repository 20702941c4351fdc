import { type IconProps, Outline } from './outline.js';

export default function IconHome(props: IconProps) {
  return <Outline path="M3.5 11L12 3.5l8.5 7.5M5.5 9.5V20h4.75v-6h3.5v6h4.75V9.5" {...props} />;
}
