import { posix } from 'node:path';
import type { Metafile } from 'esbuild';
import { type LivePage, moduleName } from '../../live/live-pages.js';
import type { ClientBundle } from '../bundle.js';
import type { LateOutputs } from '../modules/late-modules.js';

/** esbuild's metadata of its outputs, by path relative to the output folder. */
export type Outputs = ReadonlyMap<string, Metafile['outputs'][string]>;

/** The live pages whose entries to look up, and the names and base URL for their addresses. */
export interface EntryNames {
  readonly baseUrl: string;
  readonly pages: readonly LivePage[];
  /** Final name of each output file, by the name esbuild gave it. */
  readonly names: ReadonlyMap<string, string>;
  /** The outputs that virtual modules load later. */
  readonly late?: LateOutputs | undefined;
  /** Whether pages have style sheets of their own. */
  readonly moduleStyles?: 'page' | 'site' | undefined;
}

/** Finds the URLs of the entries among the outputs. */
export function findEntryUrls(
  outputs: Outputs,
  { baseUrl, pages, names, late = {}, moduleStyles }: EntryNames,
): Omit<ClientBundle, 'files'> {
  const url = (path: string): string => baseUrl + (names.get(path) ?? path);
  const entries = new Map(
    [...outputs].flatMap(([path, { entryPoint }]) => (entryPoint === undefined ? [] : [[nameOf(path), path] as const])),
  );
  const pathOf = (name: string): string => entries.get(name) as string;
  const modulesOf = (name: string): string[] => collectModules(pathOf(name), outputs).map(url);
  const urlsOf = (paths: LateOutputs) =>
    Object.fromEntries(
      Object.entries(paths).map(([name, loaded]) => [
        name,
        loaded.map((path) => collectModules(path, outputs).map(url)),
      ]),
    );
  const theme = entries.get('assets/css/theme');
  const themeStyles = theme === undefined ? [] : collectStyles(theme, outputs);
  const live = pages.filter(({ isInert }) => !isInert);
  return {
    styles: [url(pathOf('assets/css/styles')), ...themeStyles.map(url)],
    bootScript: url(pathOf('assets/js/boot')),
    appModules: modulesOf('assets/js/app'),
    ...(Object.keys(late).length > 0 && { lateModules: urlsOf(late) }),
    pageChunks: ofPages(live, (page) => url(pathOf(scriptOf(page)))),
    pageModules: ofPages(live, (page) => modulesOf(scriptOf(page))),
    pageIslands: ofPages(live, ({ islands }) => islands),
    pageStyles: ofPages(moduleStyles === 'site' ? [] : pages, (page) => {
      const styles = collectStyles(pathOf(stylesOf(page)), outputs);
      return styles.length === 0 ? undefined : styles.map(url);
    }),
  };
}

/** A value for each of the pages that have one, by source. */
function ofPages<T>(pages: readonly LivePage[], read: (page: LivePage) => T | undefined): Record<string, T> {
  const entries = pages.flatMap((page) => {
    const value = read(page);
    return value === undefined ? [] : [[page.source, value] as const];
  });
  return Object.fromEntries(entries);
}

/** The name of the entry that hydrates a page. */
function scriptOf(page: LivePage): string {
  return `assets/js/${moduleName(page)}`;
}

/** The entry with a page's styles: a page that is not hydrated as a whole has a separate entry for them. */
function stylesOf(page: LivePage): string {
  return `assets/${page.isInert || page.islands !== undefined ? 'css' : 'js'}/${moduleName(page)}`;
}

/** The outputs that only live pages load, as opposed to those that any page may load. */
export function findPageFiles(outputs: Outputs, pages: readonly LivePage[]): ReadonlySet<string> {
  const ofPages = new Set(pages.flatMap((page) => [scriptOf(page), stylesOf(page)]));
  const entries = [...outputs].filter(([, { entryPoint }]) => entryPoint !== undefined).map(([path]) => path);
  const [own, shared] = [new Set<string>(), new Set<string>()];
  for (const path of entries) collectAll(path, outputs, ofPages.has(nameOf(path)) ? own : shared);
  return new Set([...own].filter((path) => !shared.has(path)));
}

/** The folder that builds for browsers name outputs in, relative to the site folder; they write nothing there. */
export const clientFolder = '.docsite-client';

function inOutput(path: string): string {
  return posix.relative(clientFolder, path);
}

/** Collects an output and everything it refers to: static and dynamic imports, styles and other files. */
function collectAll(path: string, outputs: Outputs, found: Set<string>): void {
  if (found.has(path)) return;
  found.add(path);
  const { cssBundle, imports = [] } = outputs.get(path) ?? {};
  const named = imports.filter(({ external }) => external !== true).map((item) => item.path);
  for (const inner of cssBundle === undefined ? named : [...named, cssBundle])
    collectAll(inOutput(inner), outputs, found);
}

/** An output's name without its hash. */
function nameOf(path: string): string {
  return path.replace(/-[A-Z0-9]{8}\.\w+$/, '');
}

/** The static imports of a module, then the module itself, in the order they are executed. */
function collectModules(path: string, outputs: Outputs, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const imports = (outputs.get(path)?.imports ?? []).filter(
    ({ kind, external }) => kind === 'import-statement' && external !== true,
  );
  return [...imports.flatMap((item) => collectModules(inOutput(item.path), outputs, seen)), path];
}

/** The styles of a module, and of those that it may load later. */
function collectStyles(path: string, outputs: Outputs, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const { cssBundle, imports = [] } = outputs.get(path) ?? {};
  const own = cssBundle === undefined ? [] : [inOutput(cssBundle)];
  const inner = imports.filter(({ kind, external }) => kind !== 'file-loader' && external !== true);
  const all = [...own, ...inner.flatMap((item) => collectStyles(inOutput(item.path), outputs, seen))];
  return [...new Set(all)];
}
