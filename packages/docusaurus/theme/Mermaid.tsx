import CodeBlock from '@theme/CodeBlock';

/** A diagram that a component shows: its source. Those of documents are drawn. */
export default function Mermaid({ value }: { readonly value: string }) {
  return <CodeBlock language="mermaid">{value}</CodeBlock>;
}
