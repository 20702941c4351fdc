import { useLabels, useSite } from '@docsite/renderer/template';
import { scope as siteScope } from '@theme/editor/scope';
import { useEffect, useRef, useState } from 'react';
import { LiveEditor, LiveError, LivePreview, LiveProvider } from 'react-live';

/** The code of a block, and how it is run. */
export interface PlaygroundProps {
  /** What readers begin with. */
  readonly code: string;
  /** Whether the code calls `render()` itself. */
  readonly noInline: boolean;
  /** What the code is called. */
  readonly name: string;
  /** What the code may name without importing it; `editor/scope` unless given. */
  readonly scope?: Readonly<Record<string, unknown>>;
  /** Changes the code before it is run. */
  readonly transformCode?: ((code: string) => string) | undefined;
}

/** Code to edit, and what it draws. */
export function Playground({ code, noInline, name, scope = siteScope, transformCode = endStatement }: PlaygroundProps) {
  const { liveCode } = useSite();
  const [round, setRound] = useState(0);
  const editor = <Editor key="editor" name={name} reset={() => setRound(round + 1)} />;
  const result = <Result key="result" />;
  return (
    <LiveProvider
      key={round}
      code={code}
      noInline={noInline}
      scope={scope}
      transformCode={transformCode}
      theme={colorsOfSite}
    >
      {liveCode?.result === 'top' ? [result, editor] : [editor, result]}
    </LiveProvider>
  );
}

/**
 * Tokens have the classes that code has everywhere, and so its colours in both modes. What the package sets in style
 * attributes is for style sheets to say.
 */
const colorsOfSite = { plain: { padding: undefined, fontFamily: undefined, outline: undefined }, styles: [] };

/** Code that ends in a comment, or in none of its signs, is read as a statement. */
function endStatement(code: string): string {
  return `${code};`;
}

function Editor({ name, reset }: { readonly name: string; readonly reset: () => void }) {
  const labels = useLabels();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = place.current?.querySelector('pre');
    if (!field) return;
    field.role = 'textbox';
    field.ariaMultiLine = 'true';
    field.ariaLabel = name;
  }, [name]);
  return (
    <>
      <div className="live-code-bar">
        <span>{name}</span>
        <button type="button" onClick={reset}>
          {labels.resetCode}
        </button>
      </div>
      <div ref={place} translate="no">
        <LiveEditor className="code-frame live-code-editor" tabMode="focus" />
      </div>
    </>
  );
}

function Result() {
  const labels = useLabels();
  return (
    <>
      <div className="live-code-bar">{labels.liveResult}</div>
      <div className="live-code-result">
        <LivePreview />
        <div aria-live="polite">
          <LiveError className="live-code-error" />
        </div>
      </div>
    </>
  );
}
