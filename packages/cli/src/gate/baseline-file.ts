import { existsSync, readFileSync } from 'node:fs';
import type { BaselineEntry } from '@docsite/checker';
import { propertiesOf } from '@docsite/core';
import { explainFileError } from '../report/errors/file-error.js';
import { UsageError } from '../report/errors/usage-error.js';
import { parseRecordedList, printRecordedList } from '../report/recorded-list.js';
import { writeNamedFile } from '../report/write-named-file.js';

/** A baseline as read from its file. */
export interface BaselineFile {
  /** The path as given on the command line. */
  readonly path: string;
  readonly entries: readonly BaselineEntry[];
  /** The line number of an entry. */
  readonly lineOf: (entry: BaselineEntry) => number;
}

/** Reads a baseline; throws a `UsageError` if it does not exist. */
export function readBaseline(path: string): BaselineFile {
  if (!existsSync(path))
    throw new UsageError(
      `there is no baseline '${path}'`,
      `create it: docsite check --baseline ${path} --update-baseline`,
    );
  const text = readText(path);
  const lines = text.split('\n');
  return {
    path,
    entries: parseBaseline(text, path),
    lineOf: ({ file, rule, message }) => {
      const parts = [file, rule, message].map((part) => JSON.stringify(part));
      const index = lines.findIndex((line) => parts.every((part) => line.includes(part)));
      return Math.max(0, index) + 1;
    },
  };
}

/** Writes a baseline, one entry per line, so that changes can be reviewed and merged. */
export function writeBaseline(path: string, entries: readonly BaselineEntry[]): void {
  const items = entries.map(({ file, rule, message, count }) => {
    const values = { file, rule, message, count };
    const pairs = Object.entries(values).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    return `{ ${pairs.join(', ')} }`;
  });
  writeNamedFile(path, printRecordedList('findings', items));
}

/** Throws a `UsageError` if a file exists that is not a baseline, even a damaged one, and would be lost. */
export function refuseOverwriting(path: string): void {
  if (!existsSync(path) || isReplaceable(readText(path))) return;
  throw new UsageError(`'${path}' exists and is not a baseline, so it is not overwritten`, 'name another file');
}

/** Whether a text may be that of a baseline, such as one with a merge conflict. */
function isReplaceable(text: string): boolean {
  return text.trim() === '' || text.includes('"findings"');
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw explainFileError(error, path, 'read');
  }
}

function parseBaseline(text: string, path: string): BaselineEntry[] {
  const refuse = (reason: string) =>
    new UsageError(
      `'${path}' is not a baseline: ${reason}`,
      isReplaceable(text) ? 'write it again with --update-baseline, or name another file' : 'name another file',
    );
  const list = parseRecordedList('findings', text);
  if ('reason' in list) throw refuse(list.reason);
  const wrong = list.items.findIndex((item) => !isEntry(item));
  if (wrong >= 0) throw refuse(`findings[${wrong}] lacks one of 'file', 'rule', 'message' and 'count'`);
  return list.items.filter(isEntry);
}

function isEntry(item: unknown): item is BaselineEntry {
  if (typeof item !== 'object' || item === null) return false;
  const { file, rule, message, count } = propertiesOf(item);
  const isText = [file, rule, message].every((part) => typeof part === 'string');
  return isText && Number.isInteger(count) && (count as number) > 0;
}
