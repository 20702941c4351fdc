import type { FolderImport } from './folder-calls.js';
import { type FolderListing, filterOf, keysOfListing, omittedEnding } from './folder-listing.js';

/** The input for printing the module of a folder. */
export interface PrintedFolder {
  readonly listing: FolderListing & FolderImport;
  readonly loaders: string;
  /** The folder relative to the site, so that the printed code does not depend on the site's location. */
  readonly id: string;
  /** The folder as written, without loaders. */
  readonly written: string;
  /** Names of virtual modules in it. */
  readonly virtual: readonly string[];
}

/** Prints a CommonJS module whose export is a function that returns modules by key; without a folder, it has none. */
export function printFolder(asked: PrintedFolder | undefined): string {
  const makers = asked === undefined ? [] : printMakers(asked);
  return `const modules = {\n${makers.join('')}};
function context(key) {
  const found = [key, key + '.js', key + '.json'].find((name) => Object.hasOwn(modules, name)) ??
    Object.keys(modules).find((name) => name.replace(${omittedEnding}, '') === key);
  if (found === undefined) throw new Error("Cannot find module '" + key + "'");
  return modules[found]();
}
context.keys = () => Object.keys(modules);
context.resolve = (key) => key;
context.id = ${JSON.stringify(asked?.id ?? '')};
module.exports = context;
`;
}

/** Prints for each module of a folder its key and a function that loads it. */
function printMakers({ listing, loaders, written, virtual }: PrintedFolder): string[] {
  const filter = filterOf(listing);
  const load = { sync: 'require', eager: 'Promise.resolve().then(() => require', lazy: 'import' }[listing.mode];
  const end = listing.mode === 'eager' ? ')' : '';
  const print = (key: string, path: string): string =>
    `${JSON.stringify(key)}: () => ${load}(${JSON.stringify(loaders + path)})${end},\n`;
  return [
    ...keysOfListing(listing).map((key) => print(key, key)),
    ...virtual.flatMap((name) => {
      const key = `.${name.slice(written.length)}`;
      return filter.test(key) ? [print(key, name)] : [];
    }),
  ];
}
