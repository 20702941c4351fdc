import type { ComponentProps } from 'react';

/** The element, unchanged. */
export default function MDXLi(props: ComponentProps<'li'>) {
  return <li {...props} />;
}
