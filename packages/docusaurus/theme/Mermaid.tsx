import type { DiagramProps } from '@docsite/renderer/template';
import { Diagram } from '@theme-original/content/diagram';

export interface MermaidProps {
  /** The source of the diagram. */
  readonly value: string;
  /** What docsite knows of a diagram of a document. */
  readonly diagram?: DiagramProps;
}

/** A diagram, of a document or of a component. */
export default function Mermaid({ value, diagram }: MermaidProps) {
  const html = value.replace(/[&<>]/g, (character) => `&#${character.codePointAt(0)};`);
  return <Diagram {...(diagram ?? { language: 'mermaid', html })} />;
}
