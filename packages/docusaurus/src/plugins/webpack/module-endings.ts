import { propertiesOf } from '@docsite/core';
import { moduleEndings } from '../../load/files/find-module.js';

/** The file extensions in Docusaurus's configuration of webpack. */
export const docusaurusEndings: readonly string[] = ['.wasm', ...moduleEndings];

/** webpack's own extensions, for which `'...'` stands in a list of extensions. */
const webpackEndings: readonly string[] = ['.js', '.json', '.wasm'];

/** File extensions that plugins add to those of Docusaurus. */
export interface AddedEndings {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * Reads the extensions that a plugin adds.
 *
 * @param passed The list in the configuration passed to it, which it may have changed.
 * @param made The list that it returns, which comes after the others unless its merge strategy is `prepend`.
 */
export function addedEndings(passed: unknown, made: unknown, mergeStrategy: unknown): AddedEndings {
  const [own, returned] = [endings(passed), endings(made)];
  const isFirst = propertiesOf(mergeStrategy)['resolve.extensions'] === 'prepend';
  const all = isFirst ? [...returned, ...own] : [...own, ...returned];
  const start = all.findIndex((ending) => docusaurusEndings.includes(ending));
  const isAdded = (ending: string) => !docusaurusEndings.includes(ending);
  const before = start === -1 ? [] : all.slice(0, start);
  return { before, after: [...new Set(all.filter(isAdded))].filter((ending) => !before.includes(ending)) };
}

/** The extensions of a site: its own and those of Docusaurus, surrounded by those that plugins add. */
export function endingsOfSite(own: readonly string[], added: readonly AddedEndings[]): string[] {
  return [...new Set([...added.flatMap(({ before }) => before), ...own, ...added.flatMap(({ after }) => after)])];
}

function endings(list: unknown): string[] {
  return [list]
    .flat()
    .flatMap((ending): unknown => (ending === '...' ? webpackEndings : ending))
    .filter((ending): ending is string => typeof ending === 'string' && ending.startsWith('.'));
}
