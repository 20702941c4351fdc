import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import type { LivePage } from './live-pages.js';
import type { PrintedModule } from './print-module.js';

/**
 * Lets documents with identical printed modules share the first one's module, as versions of a document mostly do: it
 * is then bundled, judged and loaded once, also by browsers. A document keeps its own module if the module has state,
 * or imports that depend on its location.
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

/** An import that resolves the same everywhere in the site. */
const placelessImport = /^\s*import\s(?:[\w$*{},\s]+\sfrom\s*)?\s*(['"])[^.'"\n][^'"\n]*\1;?/gm;

/** Code that may locate files relative to the module. */
const ownPlace = /\b(?:import|require)\s*[(.]/;

/** Whether a module behaves the same wherever it is, and whichever pages are rendered before with it. */
function isFreeOfPlace({ code, statements }: PrintedModule): boolean {
  const lines = code.split('\n');
  const own = statements.flatMap(({ firstLine, lastLine }) => lines.slice(firstLine - 1, lastLine));
  return own.join('\n').replace(placelessImport, '').trim() === '' && !ownPlace.test(code);
}

/** Files that can change how imports resolve in a folder. */
const ofPackages = ['node_modules', 'package.json', 'tsconfig.json', 'jsconfig.json'];

/**
 * Returns a function that finds the nearest enclosing folder with packages of its own, below the site folder; empty for
 * none.
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
