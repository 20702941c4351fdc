import type { ComponentProps } from 'react';

/** The element as it is. */
export default function MDXPre(props: ComponentProps<'pre'>) {
  return <pre {...props} />;
}
