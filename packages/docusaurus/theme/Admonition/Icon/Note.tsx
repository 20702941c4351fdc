import { type IconProps, Outline } from '../../Icon/outline.js';

export default function AdmonitionNoteIcon(props: IconProps) {
  return (
    <Outline path="M6 3h8l5 5v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM14 3v5h5M8 13h7M8 17h5" {...props} />
  );
}
