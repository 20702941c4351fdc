import type { ComponentProps } from 'react';

/** The element as it is. */
export default function MDXLi(props: ComponentProps<'li'>) {
  return <li {...props} />;
}
