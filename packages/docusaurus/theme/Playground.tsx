import { useLabels } from '@docsite/renderer/template';
import { Playground as Code } from '@theme-original/editor/playground';

export interface PlaygroundProps {
  readonly children?: string;
  readonly live?: boolean;
  readonly metastring?: string;
  readonly scope?: Readonly<Record<string, unknown>>;
  readonly transformCode?: (code: string) => string;
}

/** An editor for code, with its result. */
export default function Playground({ children = '', metastring, scope, transformCode }: PlaygroundProps) {
  const { liveEditor } = useLabels();
  return (
    <Code
      code={children.replace(/\n$/, '')}
      noInline={metastring?.includes('noInline') ?? false}
      name={liveEditor}
      transformCode={transformCode}
      {...(scope && { scope })}
    />
  );
}
