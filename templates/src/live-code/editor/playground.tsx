import { useLabels, useSite } from '@docsite/renderer/template';
import { scope as siteScope } from '@theme/editor/scope';
import { useEffect, useRef, useState } from 'react';
import { LiveEditor, LiveError, LivePreview, LiveProvider } from 'react-live';

/** The code of a block, and how to run it. */
export interface PlaygroundProps {
  /** The initial code. */
  readonly code: string;
  /** Whether the code calls `render()` itself. */
  readonly noInline: boolean;
  /** The label of the editor. */
  readonly name: string;
  /** Names that the code may use without importing them; `editor/scope` by default. */
  readonly scope?: Readonly<Record<string, unknown>>;
  /** Changes the code before it is run. */
  readonly transformCode?: ((code: string) => string) | undefined;
}

/** An editor for code, with its result. */
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
 * Tokens have the same classes as elsewhere, and so the same colours in both modes. Styles that the package sets in
 * attributes are left to style sheets.
 */
const colorsOfSite = { plain: { padding: undefined, fontFamily: undefined, outline: undefined }, styles: [] };

/** Terminates code that ends in a comment or without punctuation, so that it is read as a statement. */
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
