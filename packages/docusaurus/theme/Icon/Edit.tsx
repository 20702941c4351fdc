import { type IconProps, Outline } from './outline.js';

export default function IconEdit(props: IconProps) {
  return (
    <Outline
      path="M4 20l1-4.5L16.5 4a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.5 19 4 20zM14.5 6l3.5 3.5"
      {...props}
    />
  );
}
