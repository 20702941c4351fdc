import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentHash } from '@docsite/core';
import { clockBanner, isGivenDay } from '../analysis/render-clock.js';
import type { Bundle } from '../bundle.js';
import { findReact, versionIn } from '../packages/react-folders.js';
import { olderModules } from '../theme/older-react.js';
import type { ServerBundle } from './build-server.js';

/** Hashes of everything that the theme and each live page are rendered with. */
export type ModuleHashes = Bundle['serverHashes'];

interface ServerModules extends Pick<ServerBundle, 'serverEntry' | 'serverPages' | 'placedNames'> {
  /** Names of all files of these modules. */
  readonly serverFiles: readonly string[];
}

/** The files of the latest modules in each folder, by name. A name stands for the contents, of which it has a hash. */
export type KnownServerFiles = Map<string, ReadonlyMap<string, ServerFile>>;

/**
 * Hashes the server modules of the theme and of each page, including everything they import.
 *
 * @param known Receives the files that were read; those in it are not read again.
 */
export function hashModules(
  modules: ServerModules,
  siteDir: string,
  known: KnownServerFiles = new Map(),
): ModuleHashes {
  const { serverEntry, serverPages } = modules;
  const folder = dirname(serverEntry);
  const files = readModules(modules, siteDir, known.get(folder));
  known.set(folder, files);
  const react = versionIn(findReact(siteDir)['react-dom']);
  const filesOf = (path: string): readonly ServerFile[] =>
    [...collectModules(basename(path), files)].flatMap((name) => files.get(name) ?? []);
  const hashOfEntry = (path: string): string =>
    contentHash(
      [
        react,
        ...filesOf(path)
          .map(({ hash }) => hash)
          .sort(),
      ].join('\n'),
    );
  const isGiven = (path: string): boolean => filesOf(path).some(({ isGivenDay }) => isGivenDay);
  const pages = Object.entries(serverPages);
  return {
    theme: hashOfEntry(serverEntry),
    pages: Object.fromEntries(pages.map(([source, path]) => [source, hashOfEntry(path)])),
    givenDay: {
      theme: isGiven(serverEntry),
      pages: pages.filter(([, path]) => isGiven(path)).map(([source]) => source),
    },
  };
}

interface ServerFile {
  readonly hash: string;
  /** Names of the files that it imports, among names that it only contains. */
  readonly imports: readonly string[];
  readonly isGivenDay: boolean;
}

/** esbuild names each module in a comment, and CommonJS modules at the beginning of their wrappers. */
const moduleName = /(?<=^(?:\/\/ | *"))(?:\.\.\/|[\w-]+:)[^"\n]+/gm;

/** For modules outside the site folder, and others with absolute names, only the end of the path counts. */
const endOfPath = /[^/]*\/[^/]*$/;

/** Chunk names, which esbuild also derives from these paths. */
const chunkFile = /\bchunk-[A-Z0-9]{8}\b/g;

/** Reads modules without their locations. React is not among them; its version counts instead. */
function readModules(
  { serverEntry, serverFiles: names, placedNames }: ServerModules,
  siteDir: string,
  known: ReadonlyMap<string, ServerFile> = new Map(),
): ReadonlyMap<string, ServerFile> {
  const folder = dirname(serverEntry);
  const placed = new Set(placedNames);
  const placeless = (name: string): string => (placed.has(name) ? (endOfPath.exec(name)?.[0] ?? name) : name);
  const places = [...new Set([...Object.values(findReact(siteDir)), ...Object.values(olderModules)])].map(
    (place) => pathToFileURL(place).href,
  );
  return new Map(
    names.map((name) => {
      const found = known.get(name);
      if (found !== undefined) return [name, found];
      const written = readFileSync(join(folder, name), 'utf8');
      const imports = [...new Set(written.match(chunkFile))].map((chunk) => `${chunk}.mjs`);
      const code = written.replace(clockBanner, '').replaceAll(moduleName, placeless).replaceAll(chunkFile, '');
      const hash = contentHash(places.reduce((text, place) => text.replaceAll(place, ''), code));
      return [name, { hash, imports, isGivenDay: isGivenDay(code) }];
    }),
  );
}

function collectModules(name: string, files: ReadonlyMap<string, ServerFile>, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of files.get(name)?.imports ?? []) collectModules(imported, files, found);
  return found;
}
