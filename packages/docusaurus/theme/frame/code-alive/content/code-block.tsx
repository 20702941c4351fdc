import type { CodeBlockProps } from '@docsite/renderer/template';
import { CodeBlock as Inner } from '@theme-original/content/code-block';
import type { ReactNode } from 'react';

export * from '@theme-original/content/code-block';

/**
 * A code block. In documents, it is marked, so that browsers draw it when it comes near the window
 * (`client/draw-code.tsx`).
 */
export function CodeBlock({ children, ...code }: Partial<CodeBlockProps> & { readonly children?: ReactNode }) {
  if (code.html === undefined) return <Inner {...code}>{children}</Inner>;
  return (
    <div data-code={JSON.stringify(code)} style={{ display: 'contents' }}>
      <Inner {...code} />
    </div>
  );
}
