import { EditorContext, type EditorProps } from '@docusaurus/inner/code/editor-context';
import ThemeCodeBlock from '@theme/CodeBlock';
import { scope } from '@theme/editor/scope';
import ThemePlayground, { type PlaygroundProps as ThemePlaygroundProps } from '@theme/Playground';
import type { PlaygroundProps } from '@theme-original/editor/playground';

/** An editor for code, drawn by the site, whose `CodeBlock` may add props for its `Playground`. */
export function Playground({ code, noInline }: PlaygroundProps) {
  return (
    <EditorContext value={Editor}>
      <ThemeCodeBlock className="language-jsx" live metastring={noInline ? 'live noInline' : 'live'}>
        {`${code}\n`}
      </ThemeCodeBlock>
    </EditorContext>
  );
}

function Editor(props: EditorProps) {
  return <ThemePlayground scope={scope} {...(props as ThemePlaygroundProps)} />;
}
