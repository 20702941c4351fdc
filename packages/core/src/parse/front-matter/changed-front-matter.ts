import { readFrontMatter, type SplitSource } from './front-matter.js';
import { countLines } from './split-front-matter.js';

/**
 * Splits a text that a preprocessor has changed. Line numbers in the body match those of the file, even if the
 * preprocessor has added front matter, or lines to it.
 *
 * @param text The changed text.
 * @param original The text of the file.
 */
export function readChangedFrontMatter(text: string, original: string, file: string): SplitSource {
  const split = readFrontMatter(text, file);
  if (text === original) return split;
  const added = frontMatterLines(text) - frontMatterLines(original);
  return added > 0 ? { ...split, body: split.body.slice(added) } : split;
}

function frontMatterLines(text: string): number {
  return countLines(/^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(text)?.[0] ?? '');
}
