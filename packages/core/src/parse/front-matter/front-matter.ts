import { type Document, isMap, type Node, visit } from 'yaml';
import { parseToml, TomlError } from '../../toml/parse-toml.js';
import { parseYaml, YamlError } from '../../yaml/yaml-text.js';
import type { ParseProblem } from '../document.js';
import {
  endProblem,
  jsonProblem,
  languageProblem,
  lateProblems,
  mistypedProblems,
  noKeys,
  tomlProblem,
  unclosedProblems,
  yamlProblem,
} from './front-matter-problems.js';
import { readLooseFrontMatter } from './loose-front-matter.js';
import { countLines, splitFrontMatter, splitPlainFrontMatter } from './split-front-matter.js';
import { keysAsYaml, splitTomlFrontMatter } from './toml-front-matter.js';
import { noFrontMatter, type ValidFrontMatter, validateFrontMatter } from './validate-front-matter.js';

/** A file's front matter and body; line numbers in the body match those of the file. */
export interface SplitSource extends ValidFrontMatter {
  /** The text after the front matter, preceded by as many blank lines as the front matter has lines. */
  readonly body: string;
}

/** A line that may open front matter, with the name of its language. */
const opening = /^---[ \t]*([A-Za-z]\w*)?[ \t]*\n/;
/** Front matter in JSON: between braces in Hugo, between semicolons in other tools. */
const json = /^(?:\{[ \t]*\n\s*"[\w-]+"[ \t]*:[\s\S]*?\n\}|;{3}[ \t]*(?:json)?[ \t]*\n[\s\S]*?\n;{3})[ \t]*(?:\n|$)/;
const closing = /\n---[ \t]*(?:\n|$)|^---[ \t]*\n\s*[A-Za-z_]\w*[ \t]*:[\s\S]*\n-{4,}[ \t]*(?:\n|$)/;
const textKeys = new Set([
  'id',
  'slug',
  'title',
  'title_meta',
  'description',
  'tags',
  'keywords',
  'sidebar_label',
  'sidebar_key',
  'pagination_label',
]);

/** Splits front matter from the body and validates it. Invalid keys are reported; valid ones still apply. */
export function readFrontMatter(text: string, file: string): SplitSource {
  const plain = splitPlainFrontMatter(text, textKeys);
  if (plain !== undefined) return { body: plain.body, ...validateFrontMatter(plain.data, plain.yaml, file) };
  const opened = opening.exec(text);
  if (text.startsWith('+++')) return readToml(text, file);
  if (/^(?:\{|;;;)/.test(text)) return withoutJson(text, file);
  if (opened === null || !closing.test(text))
    return withoutFrontMatter(text, [
      ...unclosedProblems(text, file),
      ...lateProblems(text, file),
      ...mistypedProblems(text, file),
    ]);
  const language = opened[1] ?? 'yaml';
  if (!/^ya?ml$/i.test(language))
    return withoutFrontMatter(splitFrontMatter(text, language, () => ({})).body, [languageProblem(language, file)]);
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
  const problems = rest === '' ? [] : [endProblem(yaml, rest, file)];
  if (error !== undefined) problems.unshift(yamlProblem(error, file, loose !== undefined));
  if (error !== undefined && loose === undefined) return withoutFrontMatter(body, problems);
  const valid = validateFrontMatter(data, yaml, file);
  // problems in loosely read values may be consequences of the syntax error
  return { body, ...valid, problems: [...(error === undefined ? valid.problems : []), ...problems] };
}

function readToml(text: string, file: string): SplitSource {
  const { toml, body } = splitTomlFrontMatter(text) ?? {};
  if (toml === undefined || body === undefined) return withoutFrontMatter(text, []);
  try {
    return { body, ...validateFrontMatter(parseToml(toml), keysAsYaml(toml), file) };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return withoutFrontMatter(body, [tomlProblem(error, file)]);
  }
}

/** Front matter in JSON is neither read nor part of the page's text. */
function withoutJson(text: string, file: string): SplitSource {
  const block = json.exec(text)?.[0];
  if (block === undefined) return withoutFrontMatter(text, []);
  return withoutFrontMatter('\n'.repeat(countLines(block)) + text.slice(block.length), [jsonProblem(file)]);
}

function withoutFrontMatter(body: string, problems: readonly ParseProblem[]): SplitSource {
  return { frontMatter: noFrontMatter, places: {}, body, problems };
}

function parseMap(yaml: string): Record<string, unknown> {
  const value = parseYaml(yaml, { prepare: keepNumbersAsWritten, rejectsTags: true }) ?? {};
  if (typeof value !== 'object' || Array.isArray(value))
    throw new YamlError(noKeys, {
      hint: 'write lines such as `title: Home` between the `---` lines',
      line: 1,
      column: 1,
    });
  return value as Record<string, unknown>;
}

/** Keeps numbers as written where a string is expected: `3.10` does not become 3.1. */
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
