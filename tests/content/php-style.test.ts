import { expect, test } from '@jest/globals';
import { type Fence, readFences } from './fences.js';

/** Describes what is wrong with a line of PHP, or returns undefined. */
type Rule = (line: string, number: number, lines: readonly string[]) => string | undefined;

/** Rules of the page on coding style that the examples of the site have to follow, too. */
const rules: readonly Rule[] = [
  (line, number, lines) =>
    lines[number - 1] === '<?php' && line === '' ? 'an empty line follows the open tag' : undefined,
  (line) => (line.length > 180 ? `the line has ${line.length} characters` : undefined),
  (line) => (/\barray\(/.test(line) ? 'an array is written in the long syntax' : undefined),
  (line) => (/\t|[ \t]$/.test(line) ? 'the line has a tab, or blanks at its end' : undefined),
  (line, number, lines) =>
    isFirstOfComment(line, number, lines) && !/^(?:[A-Z\d]|\.\.\.|…)/.test(commentIn(line) as string)
      ? 'a comment does not begin with a capital letter'
      : undefined,
  (line, number, lines) =>
    isLastOfComment(line, number, lines) && !/[.?!…]$/.test(commentIn(line) as string)
      ? 'a comment does not end like a sentence'
      : undefined,
];

/** The text of a comment in `//`, except for what is addressed to docsite and the licence at the top of a file. */
function commentIn(line: string): string | undefined {
  const text = /(?:^|[;,{)\]]|\w\s)\s*\/\/ ?(.*)$/.exec(line)?.[1];
  return text !== undefined && !/^highlight-/.test(text) ? text : undefined;
}

const isWholeComment = (line: string | undefined) => line !== undefined && /^\s*\/\//.test(line);

/** Comments below each other are one, and so is a comment below one that stands behind code. */
function isFirstOfComment(line: string, number: number, lines: readonly string[]): boolean {
  if (commentIn(line) === undefined || isLicence(number, lines)) return false;
  return !isWholeComment(line) || commentIn(lines[number - 1] ?? '') === undefined;
}

function isLastOfComment(line: string, number: number, lines: readonly string[]): boolean {
  if (commentIn(line) === undefined || isLicence(number, lines)) return false;
  return !isWholeComment(lines[number + 1]) || commentIn(lines[number + 1] as string) === undefined;
}

/** The licence is the comment that follows the open tag. */
function isLicence(number: number, lines: readonly string[]): boolean {
  const end = lines.findIndex((line, index) => index > 0 && !isWholeComment(line));
  return /^\/\/ This file is part of Moodle/.test(lines[1] ?? '') && (end === -1 || number < end);
}

/** Examples of what is wrong, and deliberately incomplete code, follow no rules. */
const isExemplary = ({ meta }: Fence) => !/title="(?:Wrong|Before)|(?:^|\s)fragment(?:\s|$)/.test(meta);

/** What is wrong with the code of a fence, by line. */
function faultsOf({ place, code }: Fence): string[] {
  const [file, first] = place.split(/:(?=\d+$)/) as [string, string];
  const lines = code.replace(/\n$/, '').split('\n');
  return lines.flatMap((line, number) =>
    rules.flatMap((rule) => {
      const fault = rule(line, number, lines);
      return fault === undefined ? [] : [`${file}:${Number(first) + number} ${fault}: ${line.trim()}`];
    }),
  );
}

test('PHP in content should follow the coding style that the site teaches', () => {
  const fences = readFences().filter((fence) => fence.language === 'php' && isExemplary(fence));
  expect(fences.flatMap(faultsOf)).toEqual([]);
  expect(fences.length).toBeGreaterThan(500);
});
