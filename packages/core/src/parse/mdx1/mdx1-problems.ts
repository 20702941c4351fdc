import type { Code, Emphasis, Nodes, RootContent, Strong, Table } from 'mdast';
import { parseEntities } from 'parse-entities';
import { VFile } from 'vfile';
import { placeInText, type TextPlace } from '../../text/text-place.js';
import type { ParseProblem } from '../document.js';
import { writtenHeadingId } from '../markdown/heading-id.js';
import { MarkdownSyntaxError } from '../markdown/markdown-syntax-error.js';
import { parseMarkdown } from '../markdown/parse-markdown.js';
import { isJsxElement } from '../tree/mdx-nodes.js';
import { type PlacedNode, textOfNode } from '../tree/node-place.js';
import { type ParentNode, walkMdast } from '../tree/walk.js';
import { visibleLetters } from './parse-mdx1.js';
import type { Mdx1Reading } from './read-as-mdx1.js';

/** Constructs that MDX 3 reads differently: a description, and how to write them today. */
const kinds = {
  autolink: ['a link in `<` and `>`', 'write only the address, or `[text](address)`'],
  brace: ['`{` as text', 'it begins JavaScript in MDX 3: write `\\{`, or put it in backticks'],
  less: ['`<` as text', 'it begins an element in MDX 3: write `&lt;`, or put it in backticks'],
  comment: ['`{/* … */}` as text', 'it is a comment in MDX 3: put it in backticks'],
  break: ['`\\` at the end of a line as text', 'it is a line break in MDX 3: remove it'],
  reference: ['the name of a character without `;`', 'end it with `;`'],
  strong: ['bold text with spaces inside its `**` or `__`', 'remove the spaces'],
  emphasis: [
    'emphasis by `*` or `_` with spaces inside',
    'remove the spaces; for a literal sign, write `\\*` or `\\_`',
  ],
  word: ['emphasis by `_` that begins or ends inside a word', 'for a literal `_`, write `\\_`'],
  beside: [
    'emphasis whose `*` has punctuation inside and a letter outside',
    'separate it from the letter with a space',
  ],
  heading: ['the id of a heading with tags or references', 'write the id after it: `{#id}`'],
  table: ['a table whose second line has a different number of columns than its first', 'give both the same number'],
  fence: ['code in a list whose lines are not indented', 'indent them as far as the ``` before them'],
  element: [
    'an element with text that MDX 3 reads differently',
    "MDX 3 reads Markdown in elements: write such text as `{'…'}`",
  ],
  indented: ['code by indentation', 'MDX 3 has none: put it between lines of ```'],
} as const;

type Kind = keyof typeof kinds;

/**
 * Reports each place with syntax that only MDX 1 reads as intended.
 *
 * @param error The syntax error of MDX 3, reported if nothing else is found.
 */
export function mdx1Problems(
  { tree, text }: Pick<Mdx1Reading, 'tree' | 'text'>,
  { path, error }: { readonly path: string; readonly error?: MarkdownSyntaxError | undefined },
): ParseProblem[] {
  const problems: ParseProblem[] = [];
  walkMdast(tree, (node, _, parent) => {
    const start = node.position?.start.offset ?? 0;
    const found = differencesOf(node, parent, text);
    for (const [kind, offset] of found) problems.push(problemOf(kind, placeInText(text, start + offset), path));
    return isJsxElement(node) && found.length > 0 ? 'skip' : undefined;
  });
  if (problems.length === 0 && error !== undefined) problems.push(problemOf('element', error, path));
  return problems;
}

/** A construct, and its offset in the node that contains it. */
type Difference = readonly [kind: Kind, offset: number];

/** What MDX 3 reads differently in a node, apart from its children. */
function differencesOf(node: Nodes, parent: ParentNode | undefined, text: string): readonly Difference[] {
  const source = textOfNode(node, text);
  if (isJsxElement(node)) return isReadDifferently(node, source) ? [['element', 0]] : [];
  const when = (kind: Kind, isFound: boolean, offset = 0): Difference[] => (isFound ? [[kind, offset]] : []);
  switch (node.type) {
    case 'strong':
    case 'emphasis':
      return emphasisDifference(node, source, withNeighbours(node, text));
    case 'table':
      return when('table', isUneven(node));
    case 'heading':
      return when('heading', node.data?.hProperties?.dataSlug !== undefined);
    case 'link':
      return when('autolink', source.startsWith('<'));
    case 'code':
      return [
        ...when('indented', !/^[`~]/.test(source)),
        ...when('fence', parent?.type === 'listItem' && hasOuterLine(node, source), source.search(/\S/)),
      ];
    case 'text':
      return signsIn(source);
    default:
      return [];
  }
}

/** @param around The source, with the characters before and after it. */
function emphasisDifference({ type }: Strong | Emphasis, source: string, around: string): readonly Difference[] {
  if (/^[*_]+\s|\s[*_]+$/.test(source)) return [[type, 0]];
  if (/^[\p{L}\p{N}]_|_[\p{L}\p{N}]$/u.test(around)) return [['word', 0]];
  return besideLetter.test(around) ? [['beside', 0]] : [];
}

/** Emphasis that begins after a letter or ends before one, with punctuation on the other side of its `*`. */
const besideLetter = /^[\p{L}\p{N}]\*+[^\p{L}\p{N}*]|[^\p{L}\p{N}*]\*+[\p{L}\p{N}]$/u;

/** The source of a node, with the characters before and after it. */
function withNeighbours({ position }: PlacedNode, text: string): string {
  return text.slice(Math.max(0, (position?.start.offset ?? 0) - 1), (position?.end.offset ?? 0) + 1);
}

/** A possible reference without a semicolon, which may begin with the name of a character. */
const openReference = /&[A-Za-z][A-Za-z\d]*(?![A-Za-z\d;])/;

/** Whether such a reference begins with the name of a character. */
function isOfCharacter(reference: string): boolean {
  return parseEntities(reference) !== reference;
}

const signs: Readonly<Record<string, Kind>> = { '{/': 'comment', '{': 'brace', '<': 'less', '\\\n': 'break' };

const signPattern = new RegExp(
  String.raw`\\\n|\\.|${writtenHeadingId}\s*$|\{\/(?=\*|$)|\{|<(?=\S)|${openReference.source}`,
  'g',
);

/** The first unescaped occurrence of each kind in a text, with its offset; ids of headings do not count. */
function signsIn(source: string): Difference[] {
  const found = new Map<Kind, number>();
  for (const { 0: sign, index } of source.matchAll(signPattern)) {
    const kind = sign.startsWith('&') && isOfCharacter(sign) ? 'reference' : signs[sign];
    if (kind !== undefined && !found.has(kind)) found.set(kind, index);
  }
  return [...found];
}

/** The types of nodes in elements that contain no Markdown. */
const ofElements: ReadonlySet<string> = new Set([
  ...['verbatim', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxFlowExpression', 'mdxTextExpression'],
]);

function isReadDifferently(node: RootContent, source: string): boolean {
  if ('children' in node && !node.children.every((child) => ofElements.has(child.type))) return false;
  try {
    const other = parseMarkdown(new VFile(source), { format: 'mdx', parser: 'satteri' });
    return visibleLetters(other) !== visibleLetters({ type: 'root', children: [node] });
  } catch (error) {
    if (error instanceof MarkdownSyntaxError) return true;
    throw error;
  }
}

/** Whether the delimiter row of a table has another number of cells than the first row. */
function isUneven({ align, children }: Table): boolean {
  return align?.length !== children[0]?.children.length;
}

/** Whether a line of code in a list item begins further left than the code. */
function hasOuterLine({ position }: Code, source: string): boolean {
  const indent = (position?.start.column ?? 1) - 1 + source.search(/\S/);
  return source.split('\n').some((line, index) => index > 0 && line.trim() !== '' && line.search(/\S/) < indent);
}

function problemOf(kind: Kind, place: TextPlace, file: string): ParseProblem {
  const [what, hint] = kinds[kind];
  return { rule: 'mdx1-syntax', message: `only MDX 1 reads ${what}`, hint, place: { file, ...place } };
}
