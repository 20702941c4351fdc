import type { SourceFile } from '../../scan/source-file.js';
import type { ParseProblem } from '../document.js';
import { readFrontMatter } from '../front-matter/front-matter.js';
import type { ParseContext } from '../parse-context.js';
import { startParse } from '../parse-state.js';
import { parseTree } from '../parse-tree.js';
import { preprocessed } from './preprocess.js';

/** The partials of a document that the site's preprocessor has changed. */
export interface PreprocessedPartials {
  /** Their texts by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** Why the original texts of others are used. */
  readonly problems: readonly ParseProblem[];
}

/** Whether a document may have partials. */
const mayImport = /\.mdx?['"]/;

/**
 * Applies the site's preprocessor to the partials of a document, and to theirs. They are read while a document is
 * parsed, which cannot wait for the preprocessor, so the document is parsed until it names no further ones.
 */
export async function preprocessedPartials(
  { path, text }: Pick<SourceFile, 'path' | 'text'>,
  format: 'md' | 'mdx',
  context: ParseContext,
): Promise<PreprocessedPartials> {
  const texts = new Map<string, string>();
  const problems: ParseProblem[] = [];
  if (context.preprocessor === undefined || !mayImport.test(text)) return { texts, problems };
  for (;;) {
    const state = startParse(path, format, context, texts);
    parseTree(readFrontMatter(text, path).body, state);
    const found = [...state.partialSources].filter(([name]) => !texts.has(name));
    if (found.length === 0) return { texts, problems };
    for (const [name, original] of found) {
      const { source, problem } = await preprocessed({ path: name, text: original }, context);
      texts.set(name, source.text);
      if (problem !== undefined) problems.push(problem);
    }
  }
}
