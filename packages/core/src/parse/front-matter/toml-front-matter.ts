import { countLines } from './split-front-matter.js';

/** Front matter between lines of `+++`, as in Hugo and Zola. */
const block = /^\+{3}[ \t]*\n([\s\S]*?\n)?\+{3}[ \t]*(?:\n|$)/;

/** A key of the first level, or the name of a table. */
const key = /^(?:\[{1,2}([\w-]+)[\].].*|([\w-]+)([ \t]*)=([ \t]*).*)$/;

/**
 * Splits a text that begins with front matter in TOML; `undefined` for any other text. Line numbers in the body match
 * those of the text.
 */
export function splitTomlFrontMatter(text: string): { readonly toml: string; readonly body: string } | undefined {
  const [written, toml = ''] = block.exec(text) ?? [];
  if (written === undefined) return undefined;
  return { toml, body: '\n'.repeat(countLines(written)) + text.slice(written.length) };
}

/** YAML with the same keys in the same lines and columns, for the places of front matter. */
export function keysAsYaml(toml: string): string {
  const lines = toml.split('\n').map((line) => {
    const [, table, name, before = '', after = ''] = key.exec(line) ?? [];
    if (table !== undefined) return `${table}: x`;
    return name === undefined ? '' : `${name}${before}:${after || ' '}x`;
  });
  return lines.join('\n');
}
