import type { DiagramProps } from '@docsite/renderer/template';
import { Diagram } from '@theme-original/content/diagram';

export interface MermaidProps {
  /** The source of the diagram. */
  readonly value: string;
  /** The facts that docsite has about a diagram in a document. */
  readonly diagram?: DiagramProps;
}

/** A diagram in a document or a component. */
export default function Mermaid({ value, diagram }: MermaidProps) {
  const html = value.replace(/[&<>]/g, (character) => `&#${character.codePointAt(0)};`);
  return <Diagram {...(diagram ?? { language: 'mermaid', html })} />;
}
