import type { LoadedFiles, PathPattern } from '@docsite/core';

/** What is known of the files that rules of the site load. */
export type LoadedFileRules = (path: string) => LoadedFiles | undefined;

/** Finds the first rule for a file, by its absolute path. */
export function loadedFileRules(rules: readonly LoadedFiles[] = []): LoadedFileRules {
  const compiled = rules.map((rule) => ({
    rule,
    test: expression(rule),
    include: rule.include?.map(expression),
    exclude: rule.exclude?.map(expression) ?? [],
  }));
  return (path) =>
    compiled.find(
      ({ test, include, exclude }) =>
        test.test(path) && (include?.some((one) => one.test(path)) ?? true) && !exclude.some((one) => one.test(path)),
    )?.rule;
}

function expression({ pattern, flags }: PathPattern): RegExp {
  return new RegExp(pattern, flags);
}
