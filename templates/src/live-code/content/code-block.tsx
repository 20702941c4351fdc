import { type CodeBlockProps, useLabels } from '@docsite/renderer/template';
import { CodeBlock as Code } from '@theme-original/content/code-block';
import type { ReactNode } from 'react';

export * from '@theme-original/content/code-block';

/** Code. If it is editable, it is marked for the editor that browsers replace it by (`client/watch-live-code.ts`). */
export function CodeBlock({ live, noInline, ...code }: Partial<CodeBlockProps> & { readonly children?: ReactNode }) {
  const labels = useLabels();
  if (live !== true) return <Code {...code} />;
  return (
    <div
      className="live-code"
      data-live-code={noInline ? 'noInline' : 'inline'}
      data-name={code.title ?? labels.liveEditor}
    >
      <Code {...code} />
    </div>
  );
}
