import { type Document, isMap, type Node, visit } from 'yaml';
import type { z } from 'zod';
import type { Place } from '../diagnostic.js';
import { nearest } from '../did-you-mean.js';
import { parseYaml, YamlError, type YamlPlace, yamlPlaces } from '../yaml-text.js';
import type { ParseProblem } from './document.js';
import { type FrontMatter, frontMatterSchema } from './front-matter-schema.js';
import { readLooseFrontMatter } from './loose-front-matter.js';
import { countLines, splitFrontMatter, splitPlainFrontMatter } from './split-front-matter.js';

/** A file's front matter and body; the body keeps the line numbers of the file. */
export interface SplitSource {
  readonly frontMatter: FrontMatter;
  readonly places: Readonly<Record<string, Place>>;
  /** The text after the front matter, with a blank line for each line before it. */
  readonly body: string;
  readonly problems: readonly ParseProblem[];
}

/** A first line that may open front matter, with the name of its language. */
const opening = /^---[ \t]*([A-Za-z]\w*)?[ \t]*\n/;
/** Front matter in TOML, as Hugo and Zola have it. */
const toml = /^\+{3}[ \t]*\n(?:[\s\S]*?\n)?\+{3}[ \t]*(?:\n|$)/;
/** A key at the beginning of a line, in quotes or plain. */
const keyOfLine = /^(?:(["'])(.*?)\1|([^\s"'#].*?))[ \t]*:(?=\s|$)/;
const closing = /\n---[ \t]*(?:\n|$)|^---[ \t]*\n\s*[A-Za-z_]\w*[ \t]*:[\s\S]*\n-{4,}[ \t]*(?:\n|$)/;
const knownKeys = Object.keys(frontMatterSchema.shape);
const textKeys = new Set([
  'id',
  'slug',
  'title',
  'title_meta',
  'description',
  'tags',
  'keywords',
  'sidebar_label',
  'pagination_label',
]);
const noFrontMatter: FrontMatter = frontMatterSchema.parse({});

/** Splits front matter from body and validates it. What is wrong is reported; what is right still counts. */
export function readFrontMatter(text: string, file: string): SplitSource {
  const plain = splitPlainFrontMatter(text, textKeys);
  if (plain !== undefined) return { body: plain.body, ...validate(plain.data, plain.yaml, file) };
  const opened = opening.exec(text);
  if (text.startsWith('+++')) return readToml(text, file);
  if (opened === null || !closing.test(text)) return withoutFrontMatter(text, unclosed(text, file));
  const language = opened[1] ?? 'yaml';
  if (!/^ya?ml$/i.test(language))
    return withoutFrontMatter(splitFrontMatter(text, language, () => ({})).body, [foreign(language, file)]);
  let error: YamlError | undefined;
  let loose: Record<string, unknown> | undefined;
  const { yaml, data, body, rest } = splitFrontMatter(text, language, (block) => {
    try {
      return parseMap(block);
    } catch (reason) {
      if (!(reason instanceof YamlError)) throw reason;
      error = reason;
      loose = readLooseFrontMatter(block);
      return loose ?? {};
    }
  });
  const problems = rest === '' ? [] : [crowdedEnd(yaml, rest, file)];
  if (error !== undefined) problems.unshift(yamlProblem(error, file, loose !== undefined));
  if (error !== undefined && loose === undefined) return withoutFrontMatter(body, problems);
  const valid = validate(data, yaml, file);
  // what is found in values that were read loosely may follow from that
  return { body, ...valid, problems: [...(error === undefined ? valid.problems : []), ...problems] };
}

/** Front matter in TOML is no text of the page. Other builders print it, so that this is as wrong as a misspelt key. */
function readToml(text: string, file: string): SplitSource {
  const block = toml.exec(text)?.[0];
  if (block === undefined) return withoutFrontMatter(text, []);
  const problem: ParseProblem = {
    rule: 'front-matter',
    message: 'front matter in TOML is not read',
    hint: 'write YAML between lines of `---`: `title: Home` for `title = "Home"`',
    atMost: 'front-matter-key',
    place: { file, line: 1, column: 1 },
  };
  return withoutFrontMatter('\n'.repeat(countLines(block)) + text.slice(block.length), [problem]);
}

function withoutFrontMatter(body: string, problems: readonly ParseProblem[]): SplitSource {
  return { frontMatter: noFrontMatter, places: {}, body, problems };
}

function parseMap(yaml: string): Record<string, unknown> {
  const value = parseYaml(yaml, keepNumbersAsWritten) ?? {};
  if (typeof value !== 'object' || Array.isArray(value))
    throw new YamlError('it does not consist of `key: value` lines', 'NO_MAP', 1, 1);
  return value as Record<string, unknown>;
}

/** Where a string is expected, `3.10` stays text and does not become 3.1. */
function keepNumbersAsWritten(document: Document.Parsed): void {
  if (!isMap(document.contents)) return;
  for (const { key, value } of document.contents.items) {
    if (!textKeys.has(String(key))) continue;
    visit(value as Node | null, {
      Scalar(_key, node) {
        if (typeof node.value === 'number' && node.source !== undefined) node.value = node.source;
      },
    });
  }
}

/** @param isRead Whether other builders read it, so that sites of theirs were built with it. */
function yamlProblem(error: YamlError, file: string, isRead: boolean): ParseProblem {
  const message =
    error.code === 'NO_MAP'
      ? 'front matter does not consist of `key: value` lines'
      : `front matter is not valid YAML: ${error.message}`;
  return {
    rule: 'front-matter',
    message,
    hint: yamlHint(error.code),
    ...(isRead && { atMost: 'front-matter-key' }),
    place: { file, line: error.line + 1, column: error.column },
  };
}

function yamlHint(code: string): string {
  if (code === 'TAB_AS_INDENT') return 'indent with spaces: YAML does not allow tabs';
  if (code === 'DUPLICATE_KEY') return 'keep one of the two keys';
  if (code === 'BAD_ALIAS') return 'quote values that begin with `*`';
  if (code === 'BAD_SCALAR_START') return 'quote values that begin with `@`, `%` or a backtick';
  if (code === 'TOO_MANY_ALIASES') return 'write the values out';
  if (code === 'NO_MAP') return 'write lines such as `title: Home` between the `---` lines';
  return 'quote values that contain `: `, `#`, brackets or quotes';
}

function validate(data: Record<string, unknown>, yaml: string, file: string): Omit<SplitSource, 'body'> {
  const keys = Object.keys(data);
  if (keys.length === 0) return { frontMatter: noFrontMatter, places: {}, problems: [] };
  const lines = linesOfKeys(yaml);
  const places = Object.fromEntries(keys.map((key) => [key, { file, line: lines.get(key) ?? 2, column: 1 }]));
  const problems = keys.flatMap((key) => misspelling(key, places[key] as Place));
  const result = frontMatterSchema.safeParse(data);
  if (result.success && result.data.head !== undefined)
    Object.assign(places, placesWithin('head', data.head, yaml, file));
  if (result.success) return { frontMatter: result.data, places, problems };
  const placeOf = yamlPlaces(yaml);
  for (const issue of result.error.issues) problems.push(problemOf(issue, placeOf(issue.path), file));
  const wrong = new Set(result.error.issues.map((issue) => String(issue.path[0])));
  const rest = Object.fromEntries(Object.entries(data).filter(([key]) => !wrong.has(key)));
  return { frontMatter: frontMatterSchema.parse(rest), places, problems };
}

/** The places of all keys within a key, by the path that leads there: `head.0.attrs.href`. */
function placesWithin(key: string, value: unknown, yaml: string, file: string): Record<string, Place> {
  const placeOf = yamlPlaces(yaml);
  const entries: [string, Place][] = [];
  const collect = (inner: unknown, path: readonly (string | number)[]): void => {
    if (typeof inner !== 'object' || inner === null) return;
    for (const [name, item] of Object.entries(inner)) {
      const at = [...path, Array.isArray(inner) ? Number(name) : name];
      const { line, column } = placeOf(at, Array.isArray(inner) ? 'value' : 'key');
      entries.push([at.join('.'), { file, line: line + 1, column }]);
      collect(item, at);
    }
  };
  collect(value, [key]);
  return Object.fromEntries(entries);
}

/** Unknown keys are kept for components; one that is a slip of a known key is reported. */
function misspelling(key: string, place: Place): ParseProblem[] {
  if (knownKeys.includes(key) || key.length < 4) return [];
  const meant = nearest(key, knownKeys);
  if (meant === undefined) return [];
  const message = `unknown front matter key '${key}'`;
  return [{ rule: 'front-matter-key', message, hint: `did you mean '${meant}'?`, place }];
}

function problemOf(issue: z.core.$ZodIssue, { line, column }: YamlPlace, file: string): ParseProblem {
  const path = issue.path.map(String);
  const reason = issue.message.replace(/^Invalid input: /, '');
  return {
    rule: 'front-matter',
    message: `front matter '${path.join('.')}': ${reason}`,
    ...(issue.code === 'custom' && issue.params?.hint !== undefined && { hint: String(issue.params.hint) }),
    place: { file, line: line + 1, column },
  };
}

/** The line in the file that each key stands on first. */
function linesOfKeys(yaml: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  for (const [index, line] of yaml.split('\n').entries()) {
    const [, , quoted, plain] = keyOfLine.exec(line) ?? [];
    const key = quoted ?? plain;
    if (key !== undefined && !lines.has(key)) lines.set(key, index + 2);
  }
  return lines;
}

function foreign(language: string, file: string): ParseProblem {
  return {
    rule: 'front-matter',
    message: `front matter in '${language}' is not read: it could run code`,
    hint: 'write YAML between lines of `---`',
    place: { file, line: 1, column: 4 },
  };
}

/** gray-matter ends front matter at the first line that begins with `---`, whatever follows. */
function crowdedEnd(yaml: string, rest: string, file: string): ParseProblem {
  return {
    rule: 'front-matter',
    message: `front matter ends at a line that goes on with '${rest.slice(0, 30)}'`,
    hint: 'end it with a line of `---` alone',
    place: { file, line: countLines(yaml) + 3, column: 1 },
    atMost: 'front-matter-key',
  };
}

/** A first line of `---` followed by a key, and no closing line. */
function unclosed(text: string, file: string): ParseProblem[] {
  if (!/^---[ \t]*\n[A-Za-z_]\w*[ \t]*:/.test(text)) return [];
  const place = { file, line: 1, column: 1 };
  return [{ rule: 'front-matter', message: 'front matter is not closed', hint: 'end it with a line of `---`', place }];
}
