import type { Nodes, Root } from 'mdast';
import { vitePressOf } from '../../markdown/vitepress-in-mdx.js';
import type { ParsePartial } from '../../mdx/imports/read-imports.js';
import { countInlined } from '../../mdx/partials/inline-partials.js';
import type { ParseState } from '../../parse-state.js';
import { copyTree } from '../../tree/copy-tree.js';
import { placeOfNode } from '../../tree/node-place.js';
import { type ParentNode, walkMdast } from '../../tree/walk.js';
import { findBeside, findRegion, missingFile, missingRegion } from './beside-files.js';
import { findSection } from './section.js';

const include = /^<!--[ \t]*@include:[ \t]*([^\s{#]+)(?:#([^\s{]+))?(?:\{(\d*),(\d*)\})?[ \t]*-->$/;

/**
 * Replaces comments such as `<!--@include: ./parts/basics.md{3,}-->` with the content of the file, of a region in it,
 * or of what is below a heading.
 *
 * @param file The file of the tree.
 * @see https://vitepress.dev/guide/markdown#markdown-file-inclusion
 */
export function readIncludes(
  tree: Root,
  { file, parsePartial }: { readonly file: string; readonly parsePartial: ParsePartial },
  state: ParseState,
): void {
  walkMdast(tree, (node, index, parent) => {
    const written = node.type === 'html' ? node.value.trim() : vitePressOf(node, 'include');
    const match = written !== undefined && isBlock(parent) ? include.exec(written) : null;
    if (match === null || parent === undefined) return undefined;
    const content = contentOf(match, { node, file, parsePartial }, state);
    parent.children.splice(index, 1, ...content);
    return index + content.length;
  });
}

/** Whether the children of a node are blocks. */
function isBlock(parent: ParentNode | undefined): boolean {
  return parent !== undefined && !['paragraph', 'heading', 'tableCell'].includes(parent.type);
}

interface IncludeUse {
  readonly node: Nodes;
  readonly file: string;
  readonly parsePartial: ParsePartial;
}

function contentOf(
  match: RegExpExecArray,
  { node, file, parsePartial }: IncludeUse,
  state: ParseState,
): Root['children'] {
  const [, written = '', region, first, last] = match;
  const importedAt = placeOfNode(node, state);
  const found = findBeside(written, file, state);
  const range = found && rangeOf(found.text.split('\n'), { region, first, last }, state.context);
  if (found === undefined || range === undefined) {
    const marks = [`<!-- #region ${region} -->`, `<!-- #endregion ${region} -->`] as const;
    const problem =
      found === undefined ? missingFile(written, 'this comment') : missingPart(found.path, `${region}`, marks);
    state.problems.push({ rule: 'missing-partial', ...problem, place: importedAt });
    return [];
  }
  const { path } = found;
  const key = `${path}#${range.join('-')}`;
  const { root, size } = parsePartial({ text: linesIn(found.text, range), path, importedAt, key });
  return countInlined(size, { what: `'${written}'`, place: importedAt }, state) ? copyTree(root).children : [];
}

type Range = readonly [first: number, last: number];

interface WrittenRange {
  readonly region: string | undefined;
  readonly first: string | undefined;
  readonly last: string | undefined;
}

/** Says that a file has neither a region nor a heading of this name. */
function missingPart(...[path, region, marks]: Parameters<typeof missingRegion>) {
  const { message, hint } = missingRegion(path, region, marks);
  return { message: `${message}, and no heading with this id`, ...(hint !== undefined && { hint }) };
}

/** The first and last included line, 0-based; `undefined` if the region or section does not exist. */
function rangeOf(
  lines: readonly string[],
  { region, first, last }: WrittenRange,
  { headingIds }: ParseState['context'],
): Range | undefined {
  const part = region && (findRegion(lines, region) ?? findSection(lines, region, headingIds));
  const [start, end] = region === undefined ? [0, lines.length - 1] : part || [];
  if (start === undefined || end === undefined) return undefined;
  return [start + Number(first || 1) - 1, Math.min(end, last ? start + Number(last) - 1 : end)];
}

/** The text with all other lines emptied, so that line numbers stay the same. */
function linesIn(text: string, [first, last]: Range): string {
  const lines = text.split('\n');
  if (first === 0 && last === lines.length - 1) return text;
  return lines.map((line, index) => (index >= first && index <= last ? line : '')).join('\n');
}
