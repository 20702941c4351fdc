import type { ComponentProps } from 'react';

/** The element as it is. */
export default function MDXUl(props: ComponentProps<'ul'>) {
  return <ul {...props} />;
}
