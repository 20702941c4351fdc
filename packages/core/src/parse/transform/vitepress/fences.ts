import type { Root } from 'mdast';
import { walkMdast } from '../../tree/walk.js';

/** A line that may be such a fence: a tree without one is not traversed. */
const anyFence = /(?:`{3}|~{3})[ \t]*(?:\[|\{[\d,\s-]+\}|\{[ \t]*\.|title=|[\w+#-]+(?:[{:]|[^\n`]*[ \t]\[))/;
/** The beginning of a fence without a language. */
const noLanguage = /^(?=\[|\{[\d,\s-]+\}|title=)/;
/** The language and attributes in braces of Python-Markdown: `{ .yaml .copy title="a.yml" }`. */
const inBraces = /^\{[ \t]*\.([\w+#-]+)([^}\n]*)\}?/;
/** A class in these. */
const className = /(?<=[ \t]|^)\.[A-Za-z][\w-]*/g;
const marks = /^([\w+#-]+)(\{[\d,\s-]*\})/;
const lineNumbers = /^([\w+#-]+):(no-)?line-numbers(=\d+)?(?=[\s{]|$)/;
/** A label after the language, which names a tab in a code group. */
export const fenceLabel = /(?<=^|\s)\[([^\]\n"]+)\](?=\s|$)/;

/**
 * Converts VitePress's fence options: `js{1,3}` becomes `js {1,3}`, `js:line-numbers=2` becomes `js showLineNumbers=2`,
 * `js:no-line-numbers` becomes `js`, and `js [config.js]`, which names the tab in a code group, becomes `js
 * title="config.js"`. The braces of `{ .js title="config.js" }`, which MkDocs reads, are removed with other classes.
 *
 * @see https://vitepress.dev/guide/markdown#line-highlighting-in-code-blocks
 */
export function readFences(tree: Root, texts: readonly string[]): void {
  if (!texts.some((text) => anyFence.test(text))) return;
  walkMdast(tree, (node) => {
    if (node.type !== 'code' || !node.lang) return undefined;
    const written = node.meta ? `${node.lang} ${node.meta}` : node.lang;
    const [language, meta] = readInfo(written);
    node.lang = language;
    node.meta = meta;
    return undefined;
  });
}

/** Splits the text after the backticks of a fence into the language and the options. */
export function readInfo(written: string): readonly [language: string, meta: string] {
  const info = written
    .replace(inBraces, (_, language: string, attributes: string) => language + attributes.replace(className, ''))
    .replace(noLanguage, 'text ')
    .replace(lineNumbers, (_, language: string, not = '', from = '') =>
      not === '' ? `${language} showLineNumbers${from} ` : `${language} `,
    )
    .replace(marks, '$1 $2')
    .replace(fenceLabel, (whole, name: string) => (/\stitle=/.test(written) ? whole : `title="${name}"`));
  const [language = '', meta = ''] = info.split(/\s+(.*)/s);
  return [language, meta.trim()];
}
