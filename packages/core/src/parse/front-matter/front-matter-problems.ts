import { placeOf } from '../../diagnostic.js';
import type { TomlError } from '../../toml/parse-toml.js';
import type { YamlError } from '../../yaml/yaml-text.js';
import type { ParseProblem } from '../document.js';
import { countLines } from './split-front-matter.js';

/** The message of an error: YAML that is a text or a list. */
export const noKeys = 'it does not consist of `key: value` lines';

/**
 * The problem of front matter that is not valid YAML.
 *
 * @param isRead Whether other builders can read it, so that their sites were built with it.
 */
export function yamlProblem(error: YamlError, file: string, isRead: boolean): ParseProblem {
  return {
    rule: 'front-matter',
    message:
      error.message === noKeys
        ? noKeys.replace('it', 'front matter')
        : `front matter is not valid YAML: ${error.message}`,
    hint: error.hint,
    ...(isRead && { atMost: 'front-matter-key' }),
    place: { file, line: error.line + 1, column: error.column },
  };
}

/** The problem of front matter that is not valid TOML. */
export function tomlProblem({ message, hint, line, column }: TomlError, file: string): ParseProblem {
  return {
    rule: 'front-matter',
    message: `front matter is not valid TOML: ${message}`,
    hint,
    place: { file, line: line + 1, column },
  };
}

/** The problem of front matter in JSON. Other builders print it as text, so it is as severe as a misspelt key. */
export function jsonProblem(file: string): ParseProblem {
  return {
    rule: 'front-matter',
    message: 'front matter in JSON is not read',
    hint: 'write YAML between lines of `---`: `title: Home` for `"title": "Home"`',
    atMost: 'front-matter-key',
    place: placeOf(file),
  };
}

/** The problem of front matter in a language other than YAML. */
export function languageProblem(language: string, file: string): ParseProblem {
  return {
    rule: 'front-matter',
    message: `front matter in '${language}' is not read: it could run code`,
    hint: 'write YAML between lines of `---`',
    place: { file, line: 1, column: 4 },
  };
}

/**
 * The problem of a closing line that is followed by text: gray-matter ends front matter at the first line that begins
 * with `---`, whatever follows.
 */
export function endProblem(yaml: string, rest: string, file: string): ParseProblem {
  return {
    rule: 'front-matter',
    message: `front matter ends at a line that continues with '${rest.slice(0, 30)}'`,
    hint: 'end it with a line that contains only `---`',
    place: { file, line: countLines(yaml) + 3, column: 1 },
    atMost: 'front-matter-key',
  };
}

/** The problem of an opening `---` line that is followed by a key but never closed; none for other texts. */
export function unclosedProblems(text: string, file: string): ParseProblem[] {
  if (!/^---[ \t]*\n[A-Za-z_]\w*[ \t]*:/.test(text)) return [];
  const place = placeOf(file);
  return [{ rule: 'front-matter', message: 'front matter is not closed', hint: 'end it with a line of `---`', place }];
}

const late = /^((?:\s*<!--(?:(?!-->)[\s\S])*-->)*\s*)(?<=\n)---[ \t]*\n(?:[A-Za-z_]\w*[ \t]*:.*\n)+---[ \t]*(?:\n|$)/;

/** The problem of apparent front matter after empty lines or comments, where it is read as text. */
export function lateProblems(text: string, file: string): ParseProblem[] {
  const before = late.exec(text)?.[1];
  if (before === undefined || before === '') return [];
  return [
    {
      rule: 'front-matter',
      message: 'front matter that does not begin in the first line is shown as text',
      hint: 'remove everything above it, including comments',
      atMost: 'front-matter-key',
      place: { file, line: countLines(before) + 1, column: 1 },
    },
  ];
}

/** Lines of keys between others that nearly are lines of `---`: indented, too short or long, or of other dashes. */
const mistyped = /^([ \t]+---|--|-{4,}|[\u2013\u2014]{1,3})[ \t]*\n(?:[A-Za-z_]\w*[ \t]*:.*\n)+\1[ \t]*(?:\n|$)/;

/** The problem of apparent front matter that other lines than `---` enclose. */
export function mistypedProblems(text: string, file: string): ParseProblem[] {
  const written = mistyped.exec(text)?.[1];
  if (written === undefined) return [];
  return [
    {
      rule: 'front-matter',
      message: `front matter between lines of '${written}' is shown as text`,
      hint: 'begin and end it with a line of three hyphens, `---`, that is not indented',
      atMost: 'front-matter-key',
      place: placeOf(file),
    },
  ];
}
