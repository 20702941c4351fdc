import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareText, type Finding, finding } from '@docsite/core';
import { replaceFile } from '@docsite/core/process';
import { explainFileError } from '../../report/errors/file-error.js';
import { parseRecordedList, printRecordedList } from '../../report/recorded-list.js';

/** The file with the recorded addresses of a site, next to the configuration; it is committed. */
export const routeLockName = 'docsite.routes.json';

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
  try {
    replaceFile(
      path,
      printRecordedList(
        'routes',
        sorted.map((address) => JSON.stringify(address)),
      ),
    );
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
  const list = parseRecordedList('routes', text);
  if ('reason' in list) return refuse(list.reason, list.line);
  const wrong = list.items.find((item) => !isAddress(item));
  if (wrong !== undefined) return refuse(`${JSON.stringify(wrong)} is not an address`);
  const addresses = list.items.filter(isAddress);
  const lines = new Map(text.split('\n').map((line, index) => [line.trim().replace(/,$/, ''), index + 1]));
  return { locked: new Map(addresses.map((address) => [address, lines.get(JSON.stringify(address)) ?? 1])) };
}

function isAddress(item: unknown): item is string {
  return typeof item === 'string' && item.startsWith('/');
}
