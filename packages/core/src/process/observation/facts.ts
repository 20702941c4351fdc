import fs from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../../content-hash.js';

/**
 * What code has read besides the files it was bundled from, each with a hash of the contents, or null for nothing:
 * `file a.json`, `folder docs` for its names, `tree docs` for all names below it, `kind a` for whether it is a file or
 * a folder, `times a`, `env NAME`, `day`. Paths are relative to the site folder. Plain data.
 */
export type Facts = Readonly<Record<string, string | null>>;

/** The aspects of the file system that code can inspect. */
export type FactKind = 'file' | 'folder' | 'tree' | 'kind' | 'times';

/** Node's functions before any was replaced: what they read is not recorded. */
const { lstatSync, readdirSync, readFileSync, statSync } = fs;

/** Names of facts that no longer hold. */
export function changedFacts(facts: Facts, siteDir: string, known = new Map<string, string | null>()): string[] {
  return Object.keys(facts).filter((name) => {
    let found = known.get(name);
    if (found === undefined) found = readFact(name, siteDir);
    known.set(name, found);
    return found !== facts[name];
  });
}

/** Whether there is a fact about what a file contains, or when it was written. */
export function includeContents(facts: Facts, path: string): boolean {
  return Object.hasOwn(facts, `file ${path}`) || Object.hasOwn(facts, `times ${path}`);
}

/** The current value of a fact. */
export function readFact(name: string, siteDir: string): string | null {
  const space = name.indexOf(' ');
  const [kind, rest] = space < 0 ? [name, ''] : [name.slice(0, space), name.slice(space + 1)];
  // in local time and in UTC
  if (kind === 'day') return `${new Date().toDateString()} ${new Date().toISOString().slice(0, 10)}`;
  if (kind === 'env') return hashed(initialEnvironment()[rest]);
  return look(kind as FactKind, join(siteDir, rest));
}

function look(kind: FactKind, path: string): string | null {
  try {
    if (kind === 'file') return hashed(readFileSync(path));
    if (kind === 'folder') return hashed(namesIn(path).join('\n'));
    if (kind === 'tree') return hashed(readdirSync(path, { recursive: true }).map(String).sort().join('\n'));
    if (kind === 'times') return String(lstatSync(path).mtimeMs);
    const stats = statSync(path);
    if (stats.isFile()) return 'file';
    return stats.isDirectory() ? 'folder' : 'other';
  } catch {
    return null;
  }
}

function namesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)).sort();
}

function hashed(contents: string | Buffer | undefined): string | null {
  return contents === undefined ? null : contentHash(contents);
}

let environment: NodeJS.ProcessEnv | undefined;

/** The environment before any code of the site ran: variables set by that code follow from what it has read. */
export function initialEnvironment(): NodeJS.ProcessEnv {
  environment ??= { ...process.env };
  return environment;
}
