import type { Root } from 'mdast';
import { walkMdast } from '../walk.js';

/** Any line that may be such a fence: without one, a tree is not walked through. */
const anyFence = /(?:`{3}|~{3})[ \t]*[\w+#-]+(?:[{:]|[^\n`]*[ \t]\[)/;
const marks = /^([\w+#-]+)(\{[\d,\s-]*\})/;
const lineNumbers = /^([\w+#-]+):(no-)?line-numbers(=\d+)?(?=[\s{]|$)/;
/** A label after the language, which names a tab in a group of code. */
export const fenceLabel = /(?<=^|\s)\[([^\]\n"]+)\](?=\s|$)/;

/**
 * Reads what VitePress has after the language of code: `js{1,3}` is `js {1,3}`, `js:line-numbers=2` is
 * `js showLineNumbers=2`, `js:no-line-numbers` is `js`, and `js [config.js]`, which names the tab in a group of code,
 * `js title="config.js"`.
 *
 * @see https://vitepress.dev/guide/markdown#line-highlighting-in-code-blocks
 */
export function readFences(tree: Root, texts: readonly string[]): void {
  if (!texts.some((text) => anyFence.test(text))) return;
  walkMdast(tree, (node) => {
    if (node.type !== 'code' || !node.lang) return undefined;
    const written = node.meta ? `${node.lang} ${node.meta}` : node.lang;
    const info = written
      .replace(lineNumbers, (_, language: string, not = '', from = '') =>
        not === '' ? `${language} showLineNumbers${from} ` : `${language} `,
      )
      .replace(marks, '$1 $2')
      .replace(fenceLabel, (whole, name: string) => (/\stitle=/.test(written) ? whole : `title="${name}"`));
    if (info === written) return undefined;
    const [language = '', meta = ''] = info.split(/\s+(.*)/s);
    node.lang = language;
    node.meta = meta.trim();
    return undefined;
  });
}
