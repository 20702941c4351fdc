import picomatch from 'picomatch';
import { messageOf } from '../values/thrown.js';

/** Brackets must be closed; names that begin with a dot match like others. */
const options = { dot: true, strictBrackets: true } as const;

/** What is wrong with a glob pattern of paths in the site folder; undefined if it can be used. */
export function globProblem(glob: string): string | undefined {
  if (glob.trim() === '') return 'expected a path or a pattern';
  if (glob.includes('\\')) return "expected forward slashes, as in 'docs/archive/**'";
  if (glob.startsWith('!')) return "expected a pattern without '!': a later entry can set what this one should leave";
  if (glob.startsWith('/') || /^[A-Za-z]:/.test(glob)) return 'expected a path relative to the site folder';
  if (glob.split('/').some((part) => part === '.' || part === '..'))
    return "expected a path from the site folder on, without '.' and '..'";
  try {
    picomatch.makeRe(glob, options);
    return undefined;
  } catch (error) {
    return `expected a pattern: ${messageOf(error).replace(/ - use .*/, '')}`;
  }
}

/** Creates a predicate for paths: whether a path, or a folder that contains it, matches one of the patterns. */
export function matchPaths(globs: readonly string[]): (path: string) => boolean {
  const bare = globs.map((glob) => glob.replace(/\/+$/, ''));
  return picomatch([...bare, ...bare.map((glob) => `${glob}/**`)], options);
}

/** Creates a predicate for routes: whether the route itself matches one of the patterns. */
export function matchRoutes(globs: readonly string[]): (route: string) => boolean {
  return globs.length === 0 ? () => false : picomatch([...globs], options);
}

/** The literal path that a pattern begins with: a folder or file; empty for the site folder. */
export function baseOfGlob(glob: string): string {
  return picomatch.scan(glob).base.replace(/\/+$/, '');
}
