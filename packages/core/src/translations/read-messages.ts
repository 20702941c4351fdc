import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, finding, type Place } from '../diagnostic.js';
import { JsonError, parseJson } from '../text/json-text.js';
import { yamlPlaces } from '../yaml/yaml-text.js';

/** Translations by message id. */
export type Messages = Readonly<Record<string, string>>;

/** A translation file to read. */
export interface MessagesFile {
  /** Absolute. */
  readonly siteDir: string;
  /** Its possible paths, relative to the site folder: the first that exists is read. */
  readonly paths: readonly string[];
  /** Receives findings about it. */
  readonly findings: Finding[];
}

/**
 * Reads a translation file in Docusaurus's format, `{ "name": { "message": "…", "description": "…" } }`, or with just
 * the message in place of each object. Empty if there is no file.
 */
export function readMessages({ siteDir, paths, findings }: MessagesFile): Messages {
  const file = paths.find((path) => existsSync(join(siteDir, path)));
  if (file === undefined) return {};
  const report = (message: string, at: Omit<Place, 'file'> = { line: 1, column: 1 }): void => {
    const hint = 'each name must have an object with a `message`, or a text';
    findings.push(finding('labels-file', { file, line: at.line, column: at.column }, message, hint));
  };
  try {
    const text = readFileSync(join(siteDir, file), 'utf8');
    const value = parseJson(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      report('cannot read the translations: it is not an object');
      return {};
    }
    return Object.fromEntries(
      Object.entries(value as Record<string, string | { readonly message?: unknown } | null>).flatMap(
        ([name, entry]) => {
          const message = typeof entry === 'string' ? entry : entry?.message;
          if (typeof message === 'string') return [[name, message]];
          report(`the translation of '${name}' is not text`, yamlPlaces(text)([name], 'value'));
          return [];
        },
      ),
    );
  } catch (error) {
    const isJson = error instanceof JsonError;
    report(`cannot read the translations: ${isJson ? error.message : String(error)}`, isJson ? error : undefined);
    return {};
  }
}
