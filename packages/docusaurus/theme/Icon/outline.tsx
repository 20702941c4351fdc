import type { SVGProps } from 'react';

/** An icon of Docusaurus's theme, which takes attributes of `<svg>`. */
export type IconProps = Omit<SVGProps<SVGSVGElement>, 'path'>;

/** Draws an icon on a grid of 24 by 24, in the colour of the text around it. */
export function Outline({ path, ...props }: IconProps & { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" {...props}>
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
