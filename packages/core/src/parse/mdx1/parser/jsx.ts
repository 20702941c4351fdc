import { type JsxBlock, opensBlock, tagAtStart } from './tags.js';
import type { Tokenizer } from './tokenizer.js';

/** Reads imports and exports, up to the next blank line. */
export const readEsm: Tokenizer = (eat, text) => {
  const [code = ''] = text.split('\n\n', 1);
  return /^(?:import|export)\s/.test(code) ? eat(code)({ type: 'mdxjsEsm', value: code }) : undefined;
};
readEsm.notInBlock = true;

/** Reads a block that begins with a tag, up to its closing line or to the next blank one. */
export const readJsxBlock: Tokenizer = (eat, text, silent) => {
  if (!/^[\t ]*</.test(text)) return undefined;
  const lines = text.split('\n');
  const block = opensBlock((lines[0] ?? '').trimStart());
  if (block === undefined) return undefined;
  if (silent) return block.interrupts;
  const value = lines.slice(0, lengthOf(block, lines)).join('\n');
  return eat(value)({ type: 'jsx', value });
};

/** The number of lines of a block. */
function lengthOf({ end }: JsxBlock, lines: readonly string[]): number {
  const last = end === undefined ? lines.indexOf('', 1) : lines.findIndex((line) => end.test(line)) + 1;
  return last > 0 ? last : lines.length;
}

/** Reads an inline tag or comment. */
export const readJsxTag: Tokenizer = (eat, text) => {
  const value = tagAtStart(text);
  return value === undefined ? undefined : eat(value)({ type: 'jsx', value });
};
