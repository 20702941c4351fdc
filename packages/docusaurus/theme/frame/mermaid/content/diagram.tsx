import type { DiagramProps } from '@docsite/renderer/template';
import { textOfHtml } from '@docusaurus/inner/code/html-text';
import ThemeMermaid from '@theme/Mermaid';

/** A diagram of a document, drawn by the site: it is given the source, and hands on what docsite knows. */
export function Diagram(diagram: DiagramProps) {
  return <ThemeMermaid value={textOfHtml(diagram.html).replace(/\n$/, '')} diagram={diagram} />;
}
