import { existsSync, readFileSync } from 'node:fs';
import type { BaselineEntry } from '@docsite/checker';
import { explainFileError } from '../report/errors/file-error.js';
import { UsageError } from '../report/errors/usage-error.js';
import { writeNamedFile } from '../report/write-named-file.js';

/** Version of the baseline format. */
const formatVersion = 1;

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
      return (
        Math.max(
          0,
          lines.findIndex((line) => parts.every((part) => line.includes(part))),
        ) + 1
      );
    },
  };
}

/** Writes a baseline, one entry per line, so that changes can be reviewed and merged. */
export function writeBaseline(path: string, entries: readonly BaselineEntry[]): void {
  const lines = entries.map(({ file, rule, message, count }) => {
    const values = { file, rule, message, count };
    const pairs = Object.entries(values).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    return `    { ${pairs.join(', ')} }`;
  });
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
  writeNamedFile(path, `{\n  "version": ${formatVersion},\n  "findings": ${list}\n}\n`);
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
      'write it again with --update-baseline, or name another file',
    );
  let value: { readonly version?: unknown; readonly findings?: unknown } | null;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw refuse(`it is not JSON (${printable((error as Error).message)})`);
  }
  if (typeof value !== 'object' || value === null || !Array.isArray(value.findings))
    throw refuse("it has no list of 'findings'");
  if (value.version !== formatVersion)
    throw refuse(`its version is ${JSON.stringify(value.version)}, and this docsite reads version ${formatVersion}`);
  const wrong = value.findings.findIndex((entry) => !isEntry(entry));
  if (wrong >= 0) throw refuse(`findings[${wrong}] lacks one of 'file', 'rule', 'message' and 'count'`);
  return value.findings;
}

/** Escapes a message that quotes the file, which may contain anything. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029\uFFFD]+/gu, '�');
}

function isEntry(value: Partial<Record<keyof BaselineEntry, unknown>> | null): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { file, rule, message, count } = value;
  const isText = [file, rule, message].every((part) => typeof part === 'string');
  return isText && Number.isInteger(count) && (count as number) > 0;
}
