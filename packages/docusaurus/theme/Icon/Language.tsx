import { type IconProps, Outline } from './outline.js';

export default function IconLanguage(props: IconProps) {
  return (
    <Outline
      path="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c5 5.2 5 12.8 0 18M12 3c-5 5.2-5 12.8 0 18"
      {...props}
    />
  );
}
