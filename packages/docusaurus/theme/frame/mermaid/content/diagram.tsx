import type { DiagramProps } from '@docsite/renderer/template';
import { textOfHtml } from '@docusaurus/inner/code/html-text';
import ThemeMermaid from '@theme/Mermaid';

/**
 * A diagram in a document, drawn by the site's component, which receives the source and passes on the facts that
 * docsite has about it.
 */
export function Diagram(diagram: DiagramProps) {
  return <ThemeMermaid value={textOfHtml(diagram.html).replace(/\n$/, '')} diagram={diagram} />;
}
