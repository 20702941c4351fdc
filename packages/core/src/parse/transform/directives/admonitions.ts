import type { Paragraph, PhrasingContent, Root, Text } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { MarkdownConfig } from '../../../config/site-config.js';
import type { DirectiveUse } from '../../document.js';
import type { ParseState } from '../../parse-state.js';
import { placeOfNode, sourceOfNode } from '../../tree/node-place.js';
import { walkMdast } from '../../tree/walk.js';
import { blockReader } from './blocks.js';
import { nameTitle } from './directive-title.js';
import { restoreAlt } from './image-alts.js';

/** Admonition types that a site has unless it turns them off. */
export const builtInAdmonitions = ['note', 'tip', 'info', 'important', 'warning', 'caution', 'danger'] as const;

/** The names of a site's admonitions. */
export function admonitionNames(
  markdown: Pick<MarkdownConfig, 'admonitions' | 'builtInAdmonitions'>,
): ReadonlySet<string> {
  return new Set([...(markdown.builtInAdmonitions ? builtInAdmonitions : []), ...markdown.admonitions]);
}

/**
 * Turns container directives into `admonition` elements, except for blocks with another meaning, such as steps. Leaf
 * and text directives have no meaning in docsite and become their source text again (`10:30` is a time). Directives
 * already read are kept. With `unknownAdmonitions: 'plain'`, unknown directives are replaced by their contents, as
 * remark-directive does.
 */
export function readDirectives(tree: Root, state: ParseState): void {
  const isPlain = state.context.unknownAdmonitions === 'plain';
  readAdmonitions(tree, state, () => true);
  walkMdast(tree, (node, index, parent) => {
    if (node.type === 'image' || node.type === 'imageReference') restoreAlt(node, state);
    if (node.type !== 'textDirective' && node.type !== 'leafDirective') return undefined;
    // a plugin determines how the directive is rendered
    if (node.data?.hName !== undefined) return undefined;
    if (isPlain && !isBareName(node)) {
      node.data = { ...node.data, hName: node.type === 'textDirective' ? 'span' : 'div' };
      return undefined;
    }
    parent?.children.splice(index, 1, asText(node, state));
    return index;
  });
}

/** Whether an inline directive consists only of a colon and a word. */
function isBareName({ type, attributes, children }: TextDirective | LeafDirective): boolean {
  return type === 'textDirective' && children.length === 0 && Object.keys(attributes ?? {}).length === 0;
}

/** Turns the site's admonitions into elements, and leaves all other directives to its plugins. */
export function readKnownAdmonitions(tree: Root, state: ParseState): void {
  readAdmonitions(tree, state, ({ name }) => state.context.admonitions.has(name));
  if (state.context.unknownAdmonitions === 'plain') restoreNumbers(tree, state);
}

/**
 * Turns what remark-directive 3 does not consider a directive, `:1` in `1:1`, into text before plugins see it: its
 * names begin with an ASCII letter.
 */
function restoreNumbers(tree: Root, state: ParseState): void {
  walkMdast(tree, (node, index, parent) => {
    if (node.type !== 'textDirective' || parent === undefined || /^[A-Za-z]/.test(node.name)) return undefined;
    const siblings = parent.children as PhrasingContent[];
    const text = asText(node, state) as Text;
    const [before, after] = [siblings[index - 1], siblings[index + 1]].map((item) =>
      item?.type === 'text' ? item : undefined,
    );
    const joined = [before, text, after].filter((item) => item !== undefined);
    siblings.splice(before === undefined ? index : index - 1, joined.length, joinTexts(joined));
    return index;
  });
}

/** Merges adjacent texts into one. */
function joinTexts(texts: readonly Text[]): Text {
  const value = texts.map((text) => text.value).join('');
  const [start, end] = [texts[0]?.position?.start, texts.at(-1)?.position?.end];
  return { type: 'text', value, ...(start !== undefined && end !== undefined && { position: { start, end } }) };
}

function readAdmonitions(tree: Root, state: ParseState, isRead: (node: ContainerDirective) => boolean): void {
  walkMdast(tree, (node) => {
    if (node.type === 'containerDirective' && node.data?.hName === undefined && isRead(node))
      readContainer(node, state);
    return undefined;
  });
}

/** The types of admonitions in Docusaurus 2, by name: it drew `:::warning` as a danger, for example. */
const typesOfDocusaurus2: ReadonlyMap<string, string> = new Map([
  ['warning', 'danger'],
  ['important', 'info'],
  ['secondary', 'note'],
  ['success', 'tip'],
]);

declare module 'mdast-util-directive' {
  interface ContainerDirectiveData {
    /** Whether a line closes a directive that is no fence of colons alone, as in MDX 1. */
    readonly isClosed?: boolean;
  }
}

function readContainer(node: ContainerDirective, state: ParseState): void {
  const { admonitions, unknownAdmonitions, mdx1 } = state.context;
  const isAdmonition = admonitions.has(node.name);
  const readBlock = blockReader(node.name, state.context);
  state.directives.push({
    name: node.name,
    known: isAdmonition || readBlock !== undefined,
    // nodes created by plugins have no place
    ...(node.position === undefined || node.data?.isClosed ? { closed: true } : endOf(node, state)),
    place: placeOfNode(node, state),
  });
  if (readBlock !== undefined) {
    readBlock(node, state);
    return;
  }
  if (!isAdmonition && unknownAdmonitions === 'plain') {
    node.data = { ...node.data, hName: 'div' };
    return;
  }
  nameTitle(node, 'admonition-title');
  const dataType = (mdx1 ? typesOfDocusaurus2.get(node.name) : undefined) ?? node.name;
  node.data = { ...node.data, hName: 'admonition', hProperties: { dataType, ...namesOf(node) } };
}

/** The class and the id that the author gives a directive, as in `:::note{.wide #first}`. */
function namesOf({ attributes }: ContainerDirective): { readonly className?: string[]; readonly id?: string } {
  const { class: classes, id } = attributes ?? {};
  return { ...(classes && { className: classes.split(' ') }), ...(id && { id }) };
}

/** How a block ends: with a fence of at least as many colons as its first, with that of a block inside, or never. */
function endOf(node: ContainerDirective, state: ParseState): Pick<DirectiveUse, 'closed' | 'endsWith'> {
  const source = sourceOfNode(node, state);
  const opening = /^:+/.exec(source)?.[0] ?? '';
  const closing = /(?:^|\n)[ \t>]*(:{3,})\s*$/.exec(source);
  if (closing === null || !closing[1]?.startsWith(opening)) return { closed: false };
  const line = (node.position?.start.line ?? 0) + source.slice(0, closing.index + 1).split('\n').length - 1;
  const last = node.children.at(-1);
  const inner = last?.type === 'containerDirective' ? last : undefined;
  const end = inner?.position?.end;
  if (inner === undefined || end === undefined || line > end.line || end.column === 1) return { closed: true };
  return { closed: false, endsWith: inner.name };
}

function asText(node: TextDirective | LeafDirective, state: ParseState): PhrasingContent | Paragraph {
  const position = node.position === undefined ? {} : { position: node.position };
  const value = node.position === undefined ? `:${node.name}` : sourceOfNode(node, state);
  const text = { type: 'text' as const, value, ...position };
  return node.type === 'leafDirective' ? { type: 'paragraph', children: [text], ...position } : text;
}
