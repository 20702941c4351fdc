import { type DiagramProps, useLabels, useSite } from '@docsite/renderer/template';
import { CodeBlock } from '@theme/content/code-block';

/**
 * A diagram, as the code it is drawn from. Browsers replace it by the drawing once it comes near
 * (`client/text/diagrams.ts`).
 */
export function Diagram({ title, ...code }: DiagramProps) {
  const { mermaid, diagrams } = useSite();
  const labels = useLabels();
  if (mermaid === undefined) return <CodeBlock {...(title !== undefined && { title })} {...code} />;
  return (
    <figure
      className="diagram"
      data-diagram={mermaid}
      data-drawing={diagrams && JSON.stringify(diagrams)}
      data-name={title ?? labels.diagram}
      data-source-label={labels.diagramSource}
      data-failed-label={labels.diagramFailed}
    >
      <CodeBlock {...code} />
      {title !== undefined && <figcaption>{title}</figcaption>}
    </figure>
  );
}
