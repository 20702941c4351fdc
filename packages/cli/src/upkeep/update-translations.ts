import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JsonError, parseJson } from '@docsite/core';
import { explainFileError } from '../report/errors/file-error.js';
import { UsageError } from '../report/errors/usage-error.js';
import type { TranslationFile } from './translation-file.js';
import { writeSiteFile } from './write-site-file.js';

/** The result for a translation file. */
export interface UpdatedFile {
  /** Relative to the site folder. */
  readonly path: string;
  /** The number of added texts. */
  readonly added: number;
  /** Texts that are still identical to the sources. */
  readonly untranslated: readonly string[];
  /** Names of translations that are no longer used. */
  readonly unused: readonly string[];
}

/** Adds missing texts to a translation file, in the language of the sources; existing translations are kept. */
export function updateTranslations(siteDir: string, folder: string, file: TranslationFile): UpdatedFile {
  const path = `${folder}/${file.path}`;
  const known = readKnown(siteDir, path);
  const lacking = Object.entries(file.messages).filter(([name]) => known[name] === undefined);
  const added = lacking.map(([name, source]) => [name, file.isPlain ? source.message : source]);
  if (added.length > 0)
    writeSiteFile(siteDir, path, `${JSON.stringify({ ...known, ...Object.fromEntries(added) }, undefined, 2)}\n`);
  const isSame = ([name, { message }]: [string, { readonly message: string }]): boolean =>
    textOf(known[name] ?? message) === message;
  return {
    path,
    added: added.length,
    untranslated: Object.entries(file.messages)
      .filter(isSame)
      .map(([, { message }]) => message),
    unused: file.isPlain
      ? []
      : Object.keys(known).filter((name) => file.messages[name] === undefined && !name.startsWith('theme.')),
  };
}

function textOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'message' in entry ? entry.message : entry;
}

function readKnown(siteDir: string, path: string): Readonly<Record<string, unknown>> {
  if (!existsSync(join(siteDir, path))) return {};
  const value = parseFile(readFile(siteDir, path), path);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new UsageError(`'${path}' is not an object of translations`, 'write `{ "name": "text" }`, or remove the file');
}

function readFile(siteDir: string, path: string): string {
  try {
    return readFileSync(join(siteDir, path), 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw explainFileError(error, path, 'read');
  }
}

function parseFile(text: string, path: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const { line, column, message } = error;
    throw new UsageError(`${path}:${line}:${column}: ${message}`, 'fix it, or remove the file');
  }
}
