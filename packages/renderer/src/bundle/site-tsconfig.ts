import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The `tsconfig.json` that a bundle is made with, where that of the site has JSX become something else than calls of
 * React's runtime: esbuild obeys it, although its author may have no more than an editor read it, and then modules need
 * a `React` that they do not import. It extends the site's and sets that alone. Absent where there is no need.
 *
 * @param folder Where it is written.
 */
export function siteTsconfig(siteDir: string, folder: string): string | undefined {
  const file = nearestTsconfig(siteDir);
  if (file === undefined || !callsOfOthers.test(settingOf(file, 'jsx') ?? '')) return undefined;
  const path = join(folder, 'tsconfig.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, JSON.stringify({ extends: file, compilerOptions: { jsx: 'react-jsx' } }));
  return path;
}

/** Settings of `jsx` with which esbuild calls `React.createElement`, or the runtime for development. */
const callsOfOthers = /^react(?:-jsxdev)?$/;

function nearestTsconfig(folder: string): string | undefined {
  const file = join(folder, 'tsconfig.json');
  if (existsSync(file)) return file;
  return dirname(folder) === folder ? undefined : nearestTsconfig(dirname(folder));
}

/** A setting of the compiler, a word, of a file or of those that it extends, of which the last count. */
function settingOf(file: string, key: string, depth = 0): string | undefined {
  // which extends itself
  if (depth > 10 || !existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8').replace(/^\s*\/\/.*$/gm, '');
  const own = new RegExp(`"${key}"\\s*:\\s*"([^"]*)"`).exec(text)?.[1];
  if (own !== undefined) return own;
  const bases = /"extends"\s*:\s*(?:"[^"]*"|\[[^\]]*\])/.exec(text)?.[0].match(/"[^"]*"/g) ?? [];
  const names = bases.slice(1).map((name) => name.slice(1, -1));
  for (const name of names.reverse()) {
    const base = baseFile(name, file);
    const found = base && settingOf(base, key, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The file that another one extends: a path, or one of a package. */
function baseFile(name: string, file: string): string | undefined {
  const { resolve } = createRequire(file);
  for (const path of [name, `${name}.json`, `${name}/tsconfig.json`])
    try {
      const found = resolve(path);
      if (found.endsWith('.json')) return found;
    } catch {
      // the next one; one that is not there is found when modules are bundled
    }
  return undefined;
}
