/** The endings of files that modules are imported without, in the order of webpack as Docusaurus sets it. */
export const docusaurusEndings: readonly string[] = ['.wasm', '.mjs', '.js', '.jsx', '.ts', '.tsx', '.json'];

/** Endings that are looked for beside those of Docusaurus. */
export interface AddedEndings {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * Reads the endings that a plugin adds.
 *
 * @param passed The list in the configuration that it was passed, which it may have changed.
 * @param made The list that it returns, which comes after the others unless its strategy of merging says `prepend`.
 */
export function addedEndings(passed: unknown, made: unknown, mergeStrategy: unknown): AddedEndings {
  const [own, returned] = [endings(passed), endings(made)];
  const isFirst =
    (mergeStrategy as Readonly<Record<string, unknown>> | undefined)?.['resolve.extensions'] === 'prepend';
  const all = isFirst ? [...returned, ...own] : [...own, ...returned];
  const start = all.findIndex((ending) => docusaurusEndings.includes(ending));
  const isAdded = (ending: string) => !docusaurusEndings.includes(ending);
  const before = start === -1 ? [] : all.slice(0, start);
  return { before, after: [...new Set(all.filter(isAdded))].filter((ending) => !before.includes(ending)) };
}

/** The endings that a site looks for: its own and those of Docusaurus, with what plugins add around them. */
export function endingsOfSite(own: readonly string[], added: readonly AddedEndings[]): string[] {
  return [...new Set([...added.flatMap(({ before }) => before), ...own, ...added.flatMap(({ after }) => after)])];
}

function endings(list: unknown): string[] {
  return [list].flat().filter((ending): ending is string => typeof ending === 'string' && ending.startsWith('.'));
}
