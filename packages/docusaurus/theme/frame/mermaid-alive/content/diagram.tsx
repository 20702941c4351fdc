import type { DiagramProps } from '@docsite/renderer/template';
import { Diagram as Inner } from '@theme-original/content/diagram';

/** A diagram in a document, marked so that browsers draw it when it comes near the window. */
export function Diagram(diagram: DiagramProps) {
  return (
    <div data-mermaid={JSON.stringify(diagram)} style={{ display: 'contents' }}>
      <Inner {...diagram} />
    </div>
  );
}
