import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import type { LivePage } from './live-pages.js';
import type { PrintedModule } from './print-module.js';

/**
 * Has documents that were printed as the same module share that of the first, as versions of one document mostly are:
 * it is bundled, judged and loaded once, by browsers too. A document with a state of its own in its module, or whose
 * imports follow from where it lies, keeps its module.
 *
 * @param siteDir Absolute path of the site folder.
 */
export function shareModules(pages: readonly LivePage[], siteDir: string): LivePage[] {
  const first = new Map<string, LivePage>();
  const packages = packageFolders(siteDir);
  return pages.map((page) => {
    const { module, source } = page;
    if (module === undefined || source.startsWith('../') || !isFreeOfPlace(module)) return page;
    const key = `${packages(posix.dirname(source))}\n${module.code}`;
    const shared = first.get(key);
    if (shared === undefined) first.set(key, page);
    return shared === undefined ? page : { ...page, sharedWith: { source: shared.source, name: shared.name } };
  });
}

/** An import of what is found from anywhere in the site. */
const placelessImport = /^\s*import\s(?:[\w$*{},\s]+\sfrom\s*)?\s*(['"])[^.'"\n][^'"\n]*\1;?/gm;

/** What code may find files by. */
const ownPlace = /\b(?:import|require)\s*[(.]/;

/** Whether a module is the same wherever it lies, and whichever pages are drawn with it before. */
function isFreeOfPlace({ code, statements }: PrintedModule): boolean {
  const lines = code.split('\n');
  const own = statements.flatMap(({ firstLine, lastLine }) => lines.slice(firstLine - 1, lastLine));
  return own.join('\n').replace(placelessImport, '').trim() === '' && !ownPlace.test(code);
}

/** What makes imports of packages mean something else in a folder than in others. */
const ofPackages = ['node_modules', 'package.json', 'tsconfig.json', 'jsconfig.json'];

/**
 * Gives the nearest folder around another one, below that of the site, that has packages of its own; empty for none.
 */
function packageFolders(siteDir: string): (folder: string) => string {
  const known = new Map<string, string>([
    ['.', ''],
    ['', ''],
  ]);
  const find = (folder: string): string => {
    const found = known.get(folder);
    if (found !== undefined) return found;
    const hasOwn = ofPackages.some((name) => existsSync(posix.join(siteDir, folder, name)));
    const nearest = hasOwn ? folder : find(posix.dirname(folder));
    known.set(folder, nearest);
    return nearest;
  };
  return find;
}
