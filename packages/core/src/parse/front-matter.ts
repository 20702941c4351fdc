import matter from 'gray-matter';
import { type Document, isMap, type Node, visit } from 'yaml';
import type { z } from 'zod';
import type { Place } from '../diagnostic.js';
import { nearest } from '../did-you-mean.js';
import { parseYaml, placeInYaml, YamlError } from '../yaml-text.js';
import type { ParseProblem } from './document.js';
import { type FrontMatter, frontMatterSchema } from './front-matter-schema.js';
import { parsePlainYaml } from './plain-yaml.js';

/** A file's front matter and body; the body keeps the line numbers of the file. */
export interface SplitSource {
  readonly frontMatter: FrontMatter;
  readonly places: Readonly<Record<string, Place>>;
  /** The text after the front matter, with a blank line for each line before it. */
  readonly body: string;
  readonly problems: readonly ParseProblem[];
}

const block = /^---[ \t]*(?:ya?ml[ \t]*)?\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;
const otherLanguage = /^---[ \t]*(?!ya?ml\b)([A-Za-z]\w*)[ \t]*\n/;
const knownKeys = Object.keys(frontMatterSchema.shape);
const textKeys = new Set([
  'id',
  'slug',
  'title',
  'description',
  'tags',
  'keywords',
  'sidebar_label',
  'pagination_label',
]);
const noFrontMatter: FrontMatter = frontMatterSchema.parse({});

/** Only YAML: gray-matter's other engines can run code. */
const engines = {
  yaml: { parse: parseEngine },
  js: { parse: () => ({}) },
  javascript: { parse: () => ({}) },
  json: { parse: () => ({}) },
};

/** Splits front matter from body and validates it. What is wrong is told; what is right still counts. */
export function readFrontMatter(text: string, file: string): SplitSource {
  const foreign = otherLanguage.exec(text);
  if (foreign !== null) return foreignFrontMatter(text, file, foreign[1] as string);
  const match = block.exec(text);
  if (match === null) return { frontMatter: noFrontMatter, places: {}, body: text, problems: unclosed(text, file) };
  const body = '\n'.repeat(countLines(match[0])) + text.slice(match[0].length);
  const yaml = match[1] ?? '';
  try {
    const data = parsePlainYaml(yaml) ?? (matter(match[0], { engines }).data as Record<string, unknown>);
    return { body, ...validate(data, yaml, file) };
  } catch (error) {
    if (!(error instanceof YamlError)) throw error;
    return { frontMatter: noFrontMatter, places: {}, body, problems: [yamlProblem(error, file)] };
  }
}

/** The value between the lines of `---`, as gray-matter hands it over. */
function parseEngine(yaml: string): Record<string, unknown> {
  const value = parseYaml(yaml.replace(/^\n/, ''), keepNumbersAsWritten) ?? {};
  if (typeof value !== 'object' || Array.isArray(value))
    throw new YamlError('it does not consist of `key: value` lines', 'NO_MAP', 1, 1);
  return value as Record<string, unknown>;
}

/** Where text is wanted, `3.10` is not 3.1. */
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

function yamlProblem(error: YamlError, file: string): ParseProblem {
  const message =
    error.code === 'NO_MAP'
      ? 'front matter does not consist of `key: value` lines'
      : `front matter is not valid YAML: ${error.message}`;
  return {
    rule: 'front-matter',
    message,
    hint: yamlHint(error.code),
    place: { file, line: error.line + 1, column: error.column },
  };
}

function yamlHint(code: string): string {
  if (code === 'TAB_AS_INDENT') return 'indent with spaces: YAML does not allow tabs';
  if (code === 'DUPLICATE_KEY') return 'keep one of the two keys';
  if (code === 'BAD_ALIAS') return 'quote values that begin with `*`';
  if (code === 'TOO_MANY_ALIASES') return 'write the values out';
  if (code === 'NO_MAP') return 'write lines such as `title: Home` between the `---` lines';
  return 'quote values that contain `: `, `#`, brackets or quotes';
}

function validate(data: Record<string, unknown>, yaml: string, file: string): Omit<SplitSource, 'body'> {
  const keys = Object.keys(data);
  if (keys.length === 0) return { frontMatter: noFrontMatter, places: {}, problems: [] };
  const places = Object.fromEntries(keys.map((key) => [key, { file, line: lineOfKey(yaml, key), column: 1 }]));
  const problems = keys.flatMap((key) => misspelling(key, places[key] as Place));
  const result = frontMatterSchema.safeParse(data);
  if (result.success) return { frontMatter: result.data, places, problems };
  problems.push(...result.error.issues.map((issue) => problemOf(issue, yaml, file)));
  const wrong = new Set(result.error.issues.map((issue) => String(issue.path[0])));
  const rest = Object.fromEntries(Object.entries(data).filter(([key]) => !wrong.has(key)));
  return { frontMatter: frontMatterSchema.parse(rest), places, problems };
}

/** Unknown keys are kept for components; one that is a slip of a known key is told. */
function misspelling(key: string, place: Place): ParseProblem[] {
  if (knownKeys.includes(key) || key.length < 4) return [];
  const meant = nearest(key, knownKeys);
  if (meant === undefined) return [];
  return [
    { rule: 'front-matter', message: `unknown front matter key '${key}'`, hint: `did you mean '${meant}'?`, place },
  ];
}

function problemOf(issue: z.core.$ZodIssue, yaml: string, file: string): ParseProblem {
  const path = issue.path.map(String);
  const { line, column } = placeInYaml(yaml, issue.path);
  const reason = issue.message.replace(/^Invalid input: /, '');
  return {
    rule: 'front-matter',
    message: `front matter '${path.join('.')}': ${reason}`,
    place: { file, line: line + 1, column },
  };
}

function lineOfKey(yaml: string, key: string): number {
  const match = new RegExp(`^(["']?)${key.replace(/\W/g, '\\$&')}\\1\\s*:`, 'm').exec(yaml);
  return countLines(yaml.slice(0, match?.index ?? 0)) + 2;
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}

function foreignFrontMatter(text: string, file: string, language: string): SplitSource {
  const end = /\n---[ \t]*(?:\n|$)/.exec(text);
  const length = end === null ? text.indexOf('\n') + 1 : end.index + end[0].length;
  const problem: ParseProblem = {
    rule: 'front-matter',
    message: `front matter in '${language}' is not read: it could run code`,
    hint: 'write YAML between lines of `---`',
    place: { file, line: 1, column: 4 },
  };
  const body = '\n'.repeat(countLines(text.slice(0, length))) + text.slice(length);
  return { frontMatter: noFrontMatter, places: {}, body, problems: [problem] };
}

/** A first line of `---` followed by a key, and no closing line. */
function unclosed(text: string, file: string): ParseProblem[] {
  if (!/^---[ \t]*\n[A-Za-z_]\w*[ \t]*:/.test(text)) return [];
  const place = { file, line: 1, column: 1 };
  return [{ rule: 'front-matter', message: 'front matter is not closed', hint: 'end it with a line of `---`', place }];
}
