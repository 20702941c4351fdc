import type { CodeToken } from '@docusaurus/inner/code/code-lines';
import type { HTMLAttributes } from 'react';

export interface LineTokenProps extends HTMLAttributes<HTMLSpanElement> {
  readonly line?: readonly CodeToken[];
  readonly token?: CodeToken;
}

/** A token in a line of code. */
export default function CodeBlockLineToken({ line: _, token: __, ...props }: LineTokenProps) {
  return <span {...props} />;
}
