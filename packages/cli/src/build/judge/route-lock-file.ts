import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareText, type Finding, finding } from '@docsite/core';
import { explainFileError } from '../../report/errors/file-error.js';

/** The file with the recorded addresses of a site, next to the configuration; it is committed. */
export const routeLockName = 'docsite.routes.json';

/** Version of its format. */
const formatVersion = 1;

/** The recorded addresses with their line numbers, or the problem with the file. */
export type RouteLock = { readonly locked: ReadonlyMap<string, number> } | { readonly problem: Finding };

/** Reads the recorded addresses of a site; undefined for a site without a record. */
export function readRouteLock(siteDir: string): RouteLock | undefined {
  const path = join(siteDir, routeLockName);
  if (!existsSync(path)) return undefined;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw explainFileError(error, path, 'read');
  }
  return parseRouteLock(text);
}

/** Writes the addresses of a site, sorted, one per line. */
export function writeRouteLock(siteDir: string, addresses: readonly string[]): void {
  const path = join(siteDir, routeLockName);
  const sorted = [...new Set(addresses)].sort(compareText);
  const list =
    sorted.length === 0 ? '[]' : `[\n${sorted.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;
  try {
    writeFileSync(path, `{\n  "version": ${formatVersion},\n  "routes": ${list}\n}\n`);
  } catch (error) {
    throw explainFileError(error, path);
  }
}

function parseRouteLock(text: string): RouteLock {
  const refuse = (reason: string, line = 1): RouteLock => {
    const hint = 'restore it from Git; to discard what it records, remove it and run docsite check --update-routes';
    const place = { file: routeLockName, line, column: 1 };
    return { problem: finding('routes-file', place, `the recorded addresses cannot be read: ${reason}`, hint) };
  };
  const conflict = text.split('\n').findIndex((line) => line.startsWith('<<<<<<<'));
  if (conflict >= 0) return refuse('it has an unresolved merge conflict', conflict + 1);
  let value: { readonly version?: unknown; readonly routes?: unknown } | null;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refuse(`this is not JSON (${(error as Error).message})`);
  }
  if (typeof value !== 'object' || value === null || !Array.isArray(value.routes))
    return refuse("it has no list of 'routes'");
  if (value.version !== formatVersion)
    return refuse(`its version is ${JSON.stringify(value.version)}, and this docsite reads version ${formatVersion}`);
  const wrong = value.routes.find((route) => typeof route !== 'string' || !route.startsWith('/'));
  if (wrong !== undefined) return refuse(`${JSON.stringify(wrong)} is not an address`);
  const lines = new Map(text.split('\n').map((line, index) => [line.trim().replace(/,$/, ''), index + 1]));
  return { locked: new Map(value.routes.map((route) => [route, lines.get(JSON.stringify(route)) ?? 1])) };
}
