import type { z } from 'zod';
import { yamlHint, yamlReason } from '../../config/keys/issue-reason.js';
import { valueAt } from '../../config/keys/key-path.js';
import { inPlainWords } from '../../config/keys/schema-words.js';
import { innermostIssues } from '../../config/keys/union-branch.js';
import type { Place } from '../../diagnostic.js';
import { didYouMean } from '../../suggest/did-you-mean.js';
import { yamlPlaces } from '../../yaml/yaml-text.js';
import type { ParseProblem } from '../document.js';
import { type FrontMatter, frontMatterSchema } from './front-matter-schema.js';

/** The valid keys of front matter with their places, and problems with the others. */
export interface ValidFrontMatter {
  readonly frontMatter: FrontMatter;
  readonly places: Readonly<Record<string, Place>>;
  readonly problems: readonly ParseProblem[];
}

/** The front matter of a file without any. */
export const noFrontMatter: FrontMatter = frontMatterSchema.parse({});

const knownKeys = Object.keys(frontMatterSchema.shape);

/** A key at the start of a line, quoted or plain. */
const keyOfLine = /^(?:(["'])(.*?)\1|([^\s"'#].*?))[ \t]*:(?=\s|$)/;

/** Validates the keys of front matter. Invalid ones are left out and reported. */
export function validateFrontMatter(data: Record<string, unknown>, yaml: string, file: string): ValidFrontMatter {
  const keys = Object.keys(data);
  if (keys.length === 0) return { frontMatter: noFrontMatter, places: {}, problems: [] };
  const lines = linesOfKeys(yaml);
  const places = Object.fromEntries(keys.map((key) => [key, { file, line: lines.get(key) ?? 2, column: 1 }]));
  const problems = keys.flatMap((key) => misspelling(key, places[key] as Place));
  const result = frontMatterSchema.safeParse(data, inPlainWords);
  if (result.success && result.data.head !== undefined)
    Object.assign(places, placesWithin('head', data.head, { yaml, file }));
  if (result.success)
    return { frontMatter: result.data, places, problems: [...problems, ...noLevels(result.data, places)] };
  const placeOf = yamlPlaces(yaml);
  for (const issue of innermostIssues(result.error.issues))
    problems.push(problemOf(issue, valueAt(data, issue.path), { file, ...placeOf(issue.path) }));
  const wrong = new Set(result.error.issues.map((issue) => String(issue.path[0])));
  const rest = Object.fromEntries(Object.entries(data).filter(([key]) => !wrong.has(key)));
  return { frontMatter: frontMatterSchema.parse(rest), places, problems };
}

/** The front matter of a file, as written. */
interface WrittenFrontMatter {
  readonly yaml: string;
  readonly file: string;
}

/** The places of the keys in the value of a key by path: `head.0.attrs.href`. */
function placesWithin(key: string, value: unknown, { yaml, file }: WrittenFrontMatter): Record<string, Place> {
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

/** Keys that other tools read, not misspellings of a key that looks like them, such as `unlisted`. */
const keysOfOthers: ReadonlySet<string> = new Set(
  'lastUpdated published images header lead page_title sidebarTitle sd_hide_title'.split(' '),
);

/** Characters that a text from elsewhere may bring along. */
const invisibles = /[\u00A0\u00AD\u200B-\u200F\u2060\uFEFF]/gu;

/** Reports an unknown key that looks like a misspelling; others are kept for components. */
function misspelling(key: string, place: Place): ParseProblem[] {
  if (knownKeys.includes(key) || key.length < 4 || keysOfOthers.has(key)) return [];
  const [invisible] = key.match(invisibles) ?? [];
  if (invisible !== undefined && knownKeys.includes(key.replace(invisibles, '')))
    return [invisibleProblem(key, invisible, place)];
  const hint = didYouMean(key, knownKeys);
  if (hint === undefined) return [];
  const message = `unknown front matter key '${key}'`;
  return [{ rule: 'front-matter-key', message, hint, place }];
}

function invisibleProblem(key: string, character: string, place: Place): ParseProblem {
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const message = `front matter key '${key}' contains an invisible character, U+${code}`;
  return { rule: 'front-matter-key', message, hint: 'type the key again', place };
}

/** Reports levels of the table of contents between which there are none. */
function noLevels(
  { toc_min_heading_level: min, toc_max_heading_level: max }: FrontMatter,
  places: Readonly<Record<string, Place>>,
): ParseProblem[] {
  if (min === undefined || max === undefined || min <= max) return [];
  const message = `front matter 'toc_min_heading_level': ${min} is greater than 'toc_max_heading_level', ${max}`;
  return [{ rule: 'front-matter', message, place: places.toc_min_heading_level as Place }];
}

function problemOf(issue: z.core.$ZodIssue, value: unknown, { file, line, column }: Place): ParseProblem {
  const path = issue.path.map(String);
  const reason = yamlReason(issue, value);
  const hint = yamlHint(issue, value);
  return {
    rule: 'front-matter',
    message: `front matter '${path.join('.')}': ${reason}`,
    ...(hint !== undefined && { hint }),
    place: { file, line: line + 1, column },
  };
}

/** The line in the file on which each key first occurs. */
function linesOfKeys(yaml: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  for (const [index, line] of yaml.split('\n').entries()) {
    const [, , quoted, plain] = keyOfLine.exec(line) ?? [];
    const key = quoted ?? plain;
    if (key !== undefined && !lines.has(key)) lines.set(key, index + 2);
  }
  return lines;
}
