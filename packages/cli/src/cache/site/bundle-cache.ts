import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { contentHash } from '@docsite/core';
import type { Bundle } from '@docsite/renderer';
import { type FileState, isRecent, stateOf } from '../../file-state.js';
import type { CacheFolder } from '../folder/cache-folder.js';

/** A bundle with its server modules, which are stored in a folder of the build. */
interface StoredBundle {
  /** Hash of everything that it was made from. */
  readonly key: string;
  /** The paths of its server modules are file names. */
  readonly bundle: Bundle;
  /** By name. */
  readonly server: ReadonlyMap<string, Uint8Array>;
  /** States of the files it was made from that are not the site's own, by absolute path. */
  readonly outside: ReadonlyMap<string, FileState>;
}

/** The last bundle of each locale, by the locale's name. */
export class BundleCache {
  private readonly added = new Map<string, StoredBundle>();
  private readonly keys = new Map<string, string>();

  constructor(private readonly folder: CacheFolder) {}

  /** Whether there is a bundle of a locale, whatever it was made from. */
  has(locale: string): boolean {
    return this.folder.has(fileOf(locale));
  }

  /**
   * The bundle of a locale, if it was made from the same inputs.
   *
   * @param serverDir Where to put its server modules, in a folder of their own: modules that are bundled there for
   *   all locales have the same names.
   */
  find(locale: string, key: string, serverDir: string): Bundle | undefined {
    const bytes = this.folder.read(fileOf(locale));
    const stored = bytes && (deserialize(bytes) as StoredBundle);
    if (stored === undefined || stored.key !== key) return undefined;
    if (![...stored.outside].every(([path, state]) => stateOf(path) === state)) return undefined;
    this.keys.set(locale, key);
    const place = join(serverDir, `stored-${key}`);
    mkdirSync(place, { recursive: true });
    for (const [name, contents] of stored.server) writeFileSync(join(place, name), contents);
    return withServerPaths(stored.bundle, (name) => join(place, name));
  }

  /**
   * Stores a new bundle; its server modules are copied, because they are removed at the end of the build.
   *
   * @param began When bundling began: files that have changed since may have been read before or after that.
   */
  add(locale: string, key: string, { bundle, began }: { readonly bundle: Bundle; readonly began: number }): void {
    const outside = new Map(bundle.foreignFiles.map((path) => [path, stateOf(path)]));
    if ([...outside.values()].some((state) => isRecent(state, began))) return;
    const serverDir = dirname(bundle.serverEntry);
    const names = readdirSync(serverDir).filter((name) => name.endsWith('.mjs'));
    const server = new Map(names.map((name) => [name, readFileSync(join(serverDir, name))]));
    this.keys.set(locale, key);
    this.added.set(locale, { key, bundle: withServerPaths(bundle, basename), server, outside });
  }

  /** The key of the bundle that this build has used for a locale; undefined if none is stored. */
  keyOf(locale: string): string | undefined {
    return this.keys.get(locale);
  }

  save(): void {
    for (const [locale, stored] of this.added) this.folder.write(fileOf(locale), serialize(stored));
    this.added.clear();
  }
}

function fileOf(locale: string): string {
  return `bundle-${contentHash(locale)}`;
}

function withServerPaths(bundle: Bundle, move: (path: string) => string): Bundle {
  const pages = Object.entries(bundle.serverPages).map(([source, path]) => [source, move(path)]);
  return { ...bundle, serverEntry: move(bundle.serverEntry), serverPages: Object.fromEntries(pages) };
}
