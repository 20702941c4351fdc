import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@jest/globals';
import { userEnvironment } from '../commands/user-environment.mjs';
import { differingFiles, hashFiles } from '../features/tree-hash.js';
import { makeFolder } from '../folder.js';
import { runCommand } from '../run-docsite.js';

const command = fileURLToPath(new URL('../../bin/docsite', import.meta.url));

/** The part of a profile that tests read. */
interface Profile {
  readonly build?: {
    readonly open?: string;
    readonly files: readonly { readonly path: string }[];
    readonly cache: Readonly<Record<'documents' | 'pages', { readonly misses: readonly Misses[] }>>;
  };
}

interface Misses {
  readonly reason: string;
  readonly names: readonly string[];
}

/** What a build did not take from the cache. */
export interface Missed {
  /** Why the cache could not be used as a whole. */
  readonly open: string | undefined;
  /** Names of documents, by the reason. */
  readonly documents: Readonly<Record<string, readonly string[]>>;
  /** Addresses of pages, by the reason. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** What a build missed if it took everything from the cache. */
export const nothing: Missed = { open: undefined, documents: {}, pages: {} };

/** The documents of most sites: two, with a WORD each. */
export const docs = { 'docs/index.md': '# Home\n\nWORD here.\n', 'docs/other.md': '# Other\n\nWORD there.\n' };

/** A site that is built again and again with its cache, and compared with builds without one. */
export class CachedSite {
  /** The files that the last build has parsed. */
  parsed: readonly string[] = [];
  /** What the last build with the cache has printed besides its result. */
  printed = '';

  private readonly siteDir = join(makeFolder(), 'site');
  private environment: Readonly<Record<string, string>> = {};
  /** The result of a build without a cache for the current files and environment; absent after they have changed. */
  private clean: Readonly<Record<string, string>> | undefined;

  setEnvironment(variables: Readonly<Record<string, string>>): void {
    this.environment = variables;
    this.clean = undefined;
  }

  write(files: Readonly<Record<string, string>>): void {
    this.clean = undefined;
    for (const [path, text] of Object.entries(files)) {
      const file = join(this.siteDir, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      const before = Date.now() / 1000 - 60;
      utimesSync(file, before, before);
    }
  }

  /** Reads a file of the built site. */
  shown(path: string): string {
    return readFileSync(join(this.siteDir, 'dist', path), 'utf8');
  }

  /**
   * Builds the site with its cache, in a separate process, and a copy of it without a cache, and compares both. If
   * nothing has changed since, the build without a cache is not repeated; the first build, which finds no cache, is
   * one.
   */
  async build(): Promise<Missed> {
    const { DOCSITE_CACHE: _, ...env } = { ...process.env, ...userEnvironment(), ...this.environment };
    const folder = makeFolder();
    const isFirst = !existsSync(join(this.siteDir, '.docsite'));
    const options = ['build', '--profile-file', join(folder, 'profile.json')];
    const cached = spawnSync(process.execPath, [command, ...options], { cwd: this.siteDir, env, encoding: 'utf8' });
    expect(cached.stderr.replace(/^(?:Reading|Parsing|Rendering|Checking).*\n/gm, '')).not.toContain('error');
    this.printed = cached.stderr;
    const built = hashFiles(join(this.siteDir, 'dist'));
    this.clean ??= isFirst ? built : await this.buildClean(join(folder, 'clean'));
    expect(differingFiles(built, this.clean)).toEqual([]);
    const profile = JSON.parse(readFileSync(join(folder, 'profile.json'), 'utf8')) as Profile;
    this.parsed = (profile.build?.files ?? []).map(({ path }) => path);
    const reasons = (part: 'documents' | 'pages'): Record<string, readonly string[]> =>
      Object.fromEntries((profile.build?.cache[part].misses ?? []).map(({ reason, names }) => [reason, names]));
    return { open: profile.build?.open, documents: reasons('documents'), pages: reasons('pages') };
  }

  /** Builds a copy of the site in that folder, whose modules no process has loaded before. */
  private async buildClean(copy: string): Promise<Readonly<Record<string, string>>> {
    const request = { args: ['build'], cwd: copy, copyOf: this.siteDir, env: this.environment };
    const { exitCode, stderr } = await runCommand(request);
    expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 });
    return hashFiles(join(copy, 'dist'));
  }
}
