import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type * as z from 'zod';
import { valueAt } from '../config/keys/key-path.js';
import { inPlainWords } from '../config/keys/schema-words.js';
import { type Issue, innermostIssues } from '../config/keys/union-branch.js';
import { type Finding, finding, type Place } from '../diagnostic.js';
import type { SourceRoot } from '../scan/source-root.js';
import { didYouMean } from '../suggest/did-you-mean.js';
import { propertiesOf } from '../values/properties-of.js';
import { messageOf } from '../values/thrown.js';
import type { YamlFault } from '../yaml/yaml-faults.js';
import { YamlError, type YamlPlaces, yamlPlaces } from '../yaml/yaml-text.js';
import { explainValue, parseDataFile } from './data-file.js';

/** The entries of an authors or tags file, by key. */
export interface KeyedFile<Value> {
  readonly path: string;
  readonly entries: ReadonlyMap<string, KeyedEntry<Value>>;
  /** Keys of invalid entries, which were left out. */
  readonly broken: ReadonlySet<string>;
  /** Set if the file cannot be read; the error is reported, and any key is assumed to exist. */
  readonly isUnread?: true;
}

/** An entry of an authors or tags file. */
export interface KeyedEntry<Value> {
  readonly value: Value;
  /** The place of its key. */
  readonly place: Place;
  /** The place of each key of its value, and of those one level below, as `socials.github`. */
  readonly places: Readonly<Record<string, Place>>;
}

/** Whether a file has an entry for a key, even an invalid one. */
export function hasEntry(file: KeyedFile<unknown>, key: string): boolean {
  return file.isUnread === true || file.entries.has(key) || file.broken.has(key);
}

/** A YAML or JSON file in a content folder. */
export interface KeyedFileOptions<Value> {
  readonly siteDir: string;
  readonly root: SourceRoot;
  /** Path within the folder. */
  readonly name: string;
  /** The rule that its findings belong to. */
  readonly rule: string;
  /** What it contains, as messages call it: 'authors'. */
  readonly holds: string;
  readonly schema: z.ZodType<Value>;
  /** The keys of an entry. If the schema allows others, those that look like a misspelling of one are reported. */
  readonly known: readonly string[];
  readonly findings: Finding[];
}

/**
 * Reads a file in a content folder, preferring the folder with translations. Invalid entries are reported and left out.
 * Undefined if there is no such file.
 */
export function readKeyedFile<Value>(options: KeyedFileOptions<Value>): KeyedFile<Value> | undefined {
  const { siteDir, root, name, rule, holds, findings } = options;
  const folders = root.localizedPath === undefined ? [root.path] : [root.localizedPath, root.path];
  const path = folders.map((folder) => posix.join(folder, name)).find((file) => existsSync(join(siteDir, file)));
  if (path === undefined) return undefined;
  const report = (place: Omit<Place, 'file'>, message: string, hint?: string): void => {
    findings.push(finding(rule, { file: path, ...place }, message, hint));
  };
  try {
    const text = readFileSync(join(siteDir, path), 'utf8').replace(/^\uFEFF/, '');
    const data = parseDataFile(text, path) ?? {};
    if (typeof data === 'object' && !Array.isArray(data))
      return { path, ...readEntries({ data, text, file: path }, options) };
    report(
      { line: 1, column: 1 },
      `the file of ${holds} does not consist of \`key: value\` entries`,
      'write `key:` for each of them, and what describes it below, indented by two spaces',
    );
  } catch (error) {
    const { reason, hint, ...place } = faultOf(error);
    report(place, `cannot read the file of ${holds}: ${reason}`, hint);
  }
  return { path, entries: new Map(), broken: new Set(), isUnread: true };
}

/** Why a file cannot be read: its syntax, or the file system. */
function faultOf(error: unknown): YamlFault & Omit<Place, 'file'> {
  if (error instanceof YamlError) {
    const { line, column, message: reason, hint } = error;
    return { line, column, reason, hint };
  }
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === undefined) throw error;
  const reason = code === 'EISDIR' ? 'it is a folder' : messageOf(error);
  return { line: 1, column: 1, reason, hint: 'it must contain YAML or JSON' };
}

interface DataFile {
  readonly data: object;
  readonly text: string;
  readonly file: string;
}

function readEntries<Value>(
  { data, text, file }: DataFile,
  options: KeyedFileOptions<Value>,
): Omit<KeyedFile<Value>, 'path'> {
  const placeOf = yamlPlaces(text);
  const entries = new Map<string, KeyedEntry<Value>>();
  const broken = new Set<string>();
  for (const [key, written] of Object.entries(data)) {
    const result = options.schema.safeParse(written, inPlainWords);
    const issues = result.success ? [] : innermostIssues(result.error.issues);
    options.findings.push(...explainEntry({ key, written, file, placeOf }, issues, options));
    if (!result.success) {
      broken.add(key);
      continue;
    }
    const place = { file, ...placeOf([key], 'key') };
    entries.set(key, { value: result.data, place, places: placesIn({ key, written, file, placeOf }) });
  }
  return { entries, broken };
}

function placesIn({ key, written, file, placeOf }: WrittenEntry): Record<string, Place> {
  const held = Object.entries(propertiesOf(written)).flatMap(([name, value]) => [
    [name, placeOf([key, name])] as const,
    ...Object.keys(propertiesOf(value)).map(
      (inner) => [`${name}.${inner}`, placeOf([key, name, inner], 'key')] as const,
    ),
  ]);
  return Object.fromEntries(held.map(([name, place]) => [name, { file, ...place }]));
}

interface WrittenEntry {
  readonly key: string;
  readonly written: unknown;
  readonly file: string;
  readonly placeOf: YamlPlaces;
}

/** Reports unknown keys and invalid values of an entry. */
function explainEntry(
  { key, written, file, placeOf }: WrittenEntry,
  issues: readonly Issue[],
  { rule, known }: KeyedFileOptions<unknown>,
): Finding[] {
  const refused = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  const unknown = refused.length > 0 ? refused : misspeltKeys(written, known);
  // an entry with a misspelt key lacks the key that was meant
  const rest = issues.filter(
    ({ code, path }) => code !== 'unrecognized_keys' && (unknown.length === 0 || path.length > 0),
  );
  // the site's own components may read keys that the schema allows
  const limit = issues.length === 0 && { atMost: 'front-matter-key' };
  return [
    ...unknown.map((name): Finding => {
      const place = { file, ...placeOf([key, name], 'key') };
      return { ...finding(rule, place, `'${key}.${name}': unknown key`, didYouMean(name, known)), ...limit };
    }),
    ...rest.map((issue) => {
      const path = [key, ...issue.path];
      const { reason, hint } = explainValue(issue, valueAt(written, issue.path), file);
      return finding(rule, { file, ...placeOf(path) }, `'${path.map(String).join('.')}': ${reason}`, hint);
    }),
  ];
}

/** The keys of an entry that look like a misspelling of a known one: as in front matter, short keys never do. */
function misspeltKeys(written: unknown, known: readonly string[]): string[] {
  const others = Object.keys(propertiesOf(written)).filter((name) => !known.includes(name) && name.length > 3);
  return others.filter((name) => didYouMean(name, known) !== undefined);
}
