import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isFile } from '@docsite/core/process';

/**
 * Writes a `tsconfig.json` for bundling if the site's own compiles JSX to anything but calls of React's runtime.
 * esbuild would obey it, although it may only be meant for an editor, and modules would then need a `React` that they
 * do not import. The written file extends the site's and overrides only that setting. Returns its path, or undefined if
 * none is needed.
 *
 * @param folder Where to write it.
 */
export function siteTsconfig(siteDir: string, folder: string): string | undefined {
  const file = nearestTsconfig(siteDir);
  if (file === undefined || !callsOfOthers.test(settingOf(file, 'jsx') ?? '')) return undefined;
  const path = join(folder, 'tsconfig.json');
  const text = JSON.stringify({ extends: file, compilerOptions: { jsx: 'react-jsx' } });
  // other builds may be reading it, and would find a part of it while it is written
  if (isFile(path) && readFileSync(path, 'utf8') === text) return path;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, text);
  return path;
}

/** Settings of `jsx` for which esbuild calls `React.createElement` or the development runtime. */
const callsOfOthers = /^react(?:-jsxdev)?$/;

function nearestTsconfig(folder: string): string | undefined {
  const file = join(folder, 'tsconfig.json');
  if (isFile(file)) return file;
  return dirname(folder) === folder ? undefined : nearestTsconfig(dirname(folder));
}

/** A compiler setting with a string value, from a file or the files it extends, of which the last takes precedence. */
function settingOf(file: string, key: string, depth = 0): string | undefined {
  // guards against files that extend themselves
  if (depth > 10 || !isFile(file)) return undefined;
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

/** The file that another one extends: a path, or a file in a package. */
function baseFile(name: string, file: string): string | undefined {
  const { resolve } = createRequire(file);
  for (const path of [name, `${name}.json`, `${name}/tsconfig.json`])
    try {
      const found = resolve(path);
      if (found.endsWith('.json')) return found;
    } catch {
      // tried next; a missing file is reported when modules are bundled
    }
  return undefined;
}
