import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import commonmark from 'commonmark-spec';
import { readFrontMatter } from '../../../src/parse/front-matter/front-matter.js';
import { MarkdownSyntaxError } from '../../../src/parse/markdown/markdown-syntax-error.js';
import { normalizeSyntax } from '../../../src/parse/markdown/normalize-syntax.js';
import { parseWithRemark } from '../../../src/parse/markdown/remark-parser.js';
import { parseWithSatteri } from '../../../src/parse/markdown/satteri/satteri-parser.js';
import { unravel } from '../../../src/parse/mdx/unravel.js';
import { findDifference } from './compare-trees.js';
import { directiveExamples, untitledExamples } from './examples/directives.js';
import { gfmExamples } from './examples/gfm.js';
import { mdxExamples } from './examples/mdx.js';
import { knownDifferences } from './known-differences.js';
import { randomDocument } from './random-document.js';

type Format = 'md' | 'mdx';

/** Inputs that are parsed without treating text after the name of a container as its title. */
const withoutTitles: ReadonlySet<string> = new Set(untitledExamples);

const content = join(import.meta.dirname, '../../../../../content');
const specExamples = commonmark.tests.map((example) => example.markdown.replaceAll('→', '\t'));
const pages = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((path) => /\.mdx?$/.test(path));

type MarkdownParser = typeof parseWithRemark | typeof parseWithSatteri;

/** A tree or an error. If both parsers reject a text, their messages and columns may differ. */
function outcomeOf(parse: MarkdownParser, text: string, format: Format): unknown {
  try {
    const tree = parse(normalizeSyntax(text, { format, admonitionTitles: !withoutTitles.has(text) }), format);
    if (format === 'mdx') unravel(tree);
    return tree;
  } catch (error) {
    if (!(error instanceof MarkdownSyntaxError)) throw error;
    return { type: 'error' };
  }
}

function differenceOf(text: string, format: Format): string | undefined {
  return findDifference(outcomeOf(parseWithRemark, text, format), outcomeOf(parseWithSatteri, text, format));
}

function isKnown(text: string, format: Format): boolean {
  return knownDifferences.some((known) => known.inputs.includes(text) && known.formats.includes(format));
}

/** The unknown differences, by input. */
function unknownDifferences(inputs: readonly string[], format: Format): Record<string, string> {
  const found: Record<string, string> = {};
  for (const input of inputs) {
    const difference = isKnown(input, format) ? undefined : differenceOf(input, format);
    if (difference !== undefined) found[input] = difference;
  }
  return found;
}

describe('Sätteri should give the same tree as remark', () => {
  test('for every example of the CommonMark specification', () => {
    expect(specExamples.length).toBeGreaterThan(650);
    expect(unknownDifferences(specExamples, 'md')).toEqual({});
  });

  test.each(['md', 'mdx'] as const)(
    'for tables, strikethrough, tasks, literal links and footnotes in .%s',
    (format) => {
      expect(unknownDifferences(gfmExamples, format)).toEqual({});
    },
  );

  test.each(['md', 'mdx'] as const)('for directives in .%s', (format) => {
    expect(unknownDifferences([...directiveExamples, ...untitledExamples], format)).toEqual({});
  });

  test('for JSX, expressions and ESM', () => {
    expect(unknownDifferences(mdxExamples, 'mdx')).toEqual({});
  });

  test.each(['md', 'mdx'] as const)('for random documents in .%s', (format) => {
    const documents = Array.from({ length: 200 }, (_, seed) => randomDocument(seed, format));
    expect(unknownDifferences(documents, format)).toEqual({});
  });

  test.each(pages)('for content/%s', (path) => {
    const text = readFileSync(join(content, path), 'utf8').replace(/\r\n?/g, '\n');
    expect(differenceOf(readFrontMatter(text, path).body, path.endsWith('.mdx') ? 'mdx' : 'md')).toBeUndefined();
  });
});

describe('a known difference', () => {
  const cases = knownDifferences.flatMap(({ reason, formats, inputs }) =>
    inputs.flatMap((input) => formats.map((format) => [format, JSON.stringify(input), reason, input] as const)),
  );

  test.each(cases)('should still be one: in .%s, %s: %s', (format, _name, _reason, input) => {
    expect(differenceOf(input, format)).toBeDefined();
  });

  test('should be documented for an input that is compared', () => {
    const inputs = new Set([...specExamples, ...gfmExamples, ...directiveExamples, ...mdxExamples]);
    expect(knownDifferences.flatMap((known) => known.inputs.filter((input) => !inputs.has(input)))).toEqual([]);
  });
});

test('no example should occur twice', () => {
  const inputs = [...gfmExamples, ...directiveExamples, ...mdxExamples];
  expect(inputs.filter((input, index) => inputs.indexOf(input) !== index)).toEqual([]);
});
