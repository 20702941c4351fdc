import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ownAliases } from '@docsite/core';

/**
 * The import aliases of a site's `tsconfig.json` or `jsconfig.json`, as docsite's configuration has them: `@/*` for
 * `src/*` becomes `@` for `src`. Patterns that are more than a name and `/*`, and paths outside the site, are left out,
 * as are names that docsite has for modules of its own.
 */
export function aliasesOfTsconfig(siteDir: string): Readonly<Record<string, string>> {
  const file = ['tsconfig.json', 'jsconfig.json'].map((name) => join(siteDir, name)).find((path) => existsSync(path));
  const { baseUrl = '.', paths = {} } = (file === undefined ? undefined : readOptions(file)) ?? {};
  const found = Object.entries(paths).flatMap(([pattern, targets]): [string, string][] => {
    const target = targets[0];
    const [, name] = /^([^*]*[^*/])(?:\/\*)?$/.exec(pattern) ?? [];
    const path = target === undefined ? '' : posix.join(baseUrl, target.replace(/\/\*$/, ''));
    return name === undefined || ownAliases.includes(name) || /^\.\.|\*|^\/|^\.?\/?$/.test(path)
      ? []
      : [[name, path.replace(/\/$/, '')]];
  });
  return Object.fromEntries(found);
}

interface PathOptions {
  readonly baseUrl?: string;
  readonly paths?: Readonly<Record<string, readonly string[]>>;
}

/**
 * The compiler options of a file of JSON, which may have comments and trailing commas; undefined if it cannot be read.
 */
function readOptions(file: string): PathOptions | undefined {
  const text = readFileSync(file, 'utf8')
    .replace(/("(?:[^"\\\n]|\\.)*")|\/\/.*|\/\*[\s\S]*?\*\//g, '$1')
    .replace(/("(?:[^"\\\n]|\\.)*")|,(?=\s*[}\]])/g, '$1');
  try {
    return (JSON.parse(text) as { readonly compilerOptions?: PathOptions }).compilerOptions;
  } catch {
    return undefined;
  }
}
