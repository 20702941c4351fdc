import picomatch from 'picomatch';

/** Brackets must be closed; names that begin with a dot are matched as others are. */
const options = { dot: true, strictBrackets: true } as const;

/** What is wrong with a pattern of paths in the site folder; nothing for a pattern that can be used. */
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
    return `expected a pattern: ${(error as Error).message.replace(/ - use .*/, '')}`;
  }
}

/** Makes a test of paths: whether one matches some patterns, or lies in a folder that does. */
export function matchPaths(globs: readonly string[]): (path: string) => boolean {
  const bare = globs.map((glob) => glob.replace(/\/+$/, ''));
  return picomatch([...bare, ...bare.map((glob) => `${glob}/**`)], options);
}

/** Makes a test of routes: whether one matches some patterns itself. */
export function matchRoutes(globs: readonly string[]): (route: string) => boolean {
  return globs.length === 0 ? () => false : picomatch([...globs], options);
}

/** The part of a pattern that is a plain path: the folder or file that it begins at; empty for the site folder. */
export function baseOfGlob(glob: string): string {
  return picomatch.scan(glob).base.replace(/\/+$/, '');
}
