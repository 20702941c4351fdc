import type { ComponentProps } from 'react';

/** Code within a line of text. */
export default function CodeInline(props: ComponentProps<'code'>) {
  return <code {...props} />;
}
