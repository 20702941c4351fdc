import { scope } from '@theme/editor/scope';
import ThemePlayground from '@theme/Playground';
import type { PlaygroundProps } from '@theme-original/editor/playground';

/** Code to edit, drawn by the site. */
export function Playground({ code, noInline }: PlaygroundProps) {
  return (
    <ThemePlayground scope={scope} live metastring={noInline ? 'live noInline' : 'live'}>
      {`${code}\n`}
    </ThemePlayground>
  );
}
