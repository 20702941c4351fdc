import { fileTest, type LoadedFiles, type WebpackLoader } from '@docsite/core';

/** What importing modules receive for a file. */
export interface FileLoading extends Pick<LoadedFiles, 'as' | 'include'> {
  /** The loaders that produce its code or text. As in webpack, the last one receives the file. */
  readonly loaders: readonly WebpackLoader[];
  /** Loaders that receive the output of the others and of compilers. */
  readonly lastLoaders: readonly WebpackLoader[];
}

/** How to load the files that rules of the site apply to, by their absolute paths and the queries of imports. */
export type LoadedFileRules = (path: string, query?: string) => FileLoading | undefined;

/**
 * Determines how to load a file: as its first rule says and, if that produces code, with the loaders of all rules for
 * it, in webpack's order.
 */
export function loadedFileRules(rules: readonly LoadedFiles[] = []): LoadedFileRules {
  const compiled = rules.map((rule) => ({ rule, isMet: fileTest(rule) }));
  return (path, query) => {
    const met = compiled.flatMap(({ rule, isMet }) => (isMet(path, query) ? [rule] : []));
    const [first] = met;
    if (first === undefined) return undefined;
    const all = first.as === 'code' ? met.filter(({ as }) => as === 'code') : [first];
    const loadersOf = (order?: LoadedFiles['order']) =>
      all.flatMap((rule) => (rule.order === order ? (rule.loaders ?? []) : []));
    const { as, include } = first;
    return {
      as,
      ...(include && { include }),
      loaders: [...loadersOf(), ...loadersOf('first')],
      lastLoaders: loadersOf('last'),
    };
  };
}
