import { join } from 'node:path';
import { placeOf } from '../../diagnostic.js';
import type { SourceFile } from '../../scan/source-file.js';
import { messageOf } from '../../values/thrown.js';
import type { ParseProblem } from '../document.js';
import type { ParseContext } from '../parse-context.js';

/** A source with the text to parse. */
export interface PreprocessedSource<Source> {
  readonly source: Source;
  /** Why the original text is used although it should have been changed. */
  readonly problem?: ParseProblem;
}

/** Applies the site's preprocessor to a source. */
export async function preprocessed<Source extends Pick<SourceFile, 'path' | 'text'>>(
  source: Source,
  { preprocessor, siteDir = '', watcher }: ParseContext,
): Promise<PreprocessedSource<Source>> {
  if (preprocessor === undefined) return { source };
  try {
    const change = () => preprocessor({ filePath: join(siteDir, source.path), fileContent: source.text });
    const text: unknown = await (watcher === undefined ? change() : watcher.watch(change));
    if (typeof text !== 'string') throw new Error('it returned something other than text');
    return { source: text === source.text ? source : { ...source, text } };
  } catch (error) {
    const message = `the preprocessor of documents failed: ${messageOf(error)}`;
    const hint = 'fix the function, or remove it from the configuration';
    return { source, problem: { rule: 'plugin', message, hint, place: placeOf(source.path) } };
  }
}
