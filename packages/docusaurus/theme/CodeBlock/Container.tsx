import type { ElementType, HTMLAttributes } from 'react';

/** The frame of a code block. */
export default function CodeBlockContainer({
  as: Frame = 'div',
  className,
  ...props
}: HTMLAttributes<HTMLElement> & { readonly as?: ElementType }) {
  const names = new Set(['code-frame', ...(className?.split(' ') ?? [])]);
  return <Frame {...props} className={[...names].join(' ')} />;
}
