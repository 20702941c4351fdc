import type { DiagramProps } from '@docsite/renderer/template';
import { Diagram as Inner } from '@theme-original/content/diagram';

/** A diagram of a document, marked for the browser to draw once it comes near. */
export function Diagram(diagram: DiagramProps) {
  return (
    <div data-mermaid={JSON.stringify(diagram)} style={{ display: 'contents' }}>
      <Inner {...diagram} />
    </div>
  );
}
