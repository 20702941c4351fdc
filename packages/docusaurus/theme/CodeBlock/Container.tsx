import { withClass } from '@docusaurus/inner/pages/with-class';
import type { ElementType, HTMLAttributes } from 'react';

/** The frame of a code block. */
export default function CodeBlockContainer({
  as: Frame = 'div',
  className,
  ...props
}: HTMLAttributes<HTMLElement> & { readonly as?: ElementType }) {
  return <Frame {...props} className={withClass('code-frame', className)} />;
}
