import type { ComponentProps } from 'react';

/** The element, unchanged. */
export default function MDXUl(props: ComponentProps<'ul'>) {
  return <ul {...props} />;
}
