import type { Blockquote, Code, Html, Nodes, Root, Text } from 'mdast';
import { endCommentMark } from '../../code/end-comments.js';
import { readHighlightComments } from '../../code/highlight-comments.js';
import type { ParseState } from '../../parse-state.js';
import { placeWithin, type Spot, sourceOfNode } from '../../tree/node-place.js';
import { walkMdast } from '../../tree/walk.js';
import { isShownAsWritten, linesOfText, type TextLine } from '../text-lines.js';
import { fenceKey, unknownKeys } from './fence-keys.js';
import type { ForeignNotation } from './foreign-notation.js';
import {
  alert,
  codeInclude,
  codeNotation,
  fenceNotations,
  htmlNotations,
  maybeHeading,
  spacedLinks,
  textNotations,
} from './foreign-notations.js';
import { maybeInline } from './inline-notations.js';

/** Substrings of all notations: a document without any of them, as most are, is not traversed. */
const marks = [
  '::: ',
  ':::\t',
  '<<< ',
  '[[toc',
  '[[TOC',
  '[[_',
  '[toc]',
  '[TOC]',
  '!!! ',
  '??? ',
  '!> ',
  '?> ',
  '???+ ',
  '=== "',
  '===! "',
  '===+ "',
  '8<-',
  '{{<',
  '{{%',
  '{%',
  '{{#',
  '[!',
  '@include:',
  '<script',
  'hl_lines=',
  'linenums=',
];

/** The beginning of an address that contains a space, other than the one before a title. */
const spacedAddress = /\]\([^()<>"'\n]*[^\s()<>"'][ \t]+[^\s()<>"']/;

/** Languages of code blocks that show Markdown or templates, whose notations are meant literally. */
const markdownLanguages = /^(?:md|mdx|markdown|handlebars|hbs|mustache)$/i;

/**
 * Reports other tools' notations that are left as text. Runs after the site's plugins, which may interpret them. Nodes
 * created by plugins have no place, and are skipped.
 */
export function findForeignSyntax(tree: Root, state: ParseState): void {
  if (!state.texts.some(mayBeForeign)) return;
  const alerts = new Set<Text>();
  walkMdast(tree, (node, index, parent) => {
    if (node.type === 'blockquote') findAlert(node, alerts, state);
    if (node.type === 'text' && !alerts.has(node))
      for (const line of linesOfText(node, index, parent, state)) findInLine(line, node, state);
    if (node.type === 'html') findInHtml(node, state);
    if (node.type === 'code' && !markdownLanguages.test(node.lang ?? '')) findInCode(node, state);
    return undefined;
  });
}

function mayBeForeign(text: string): boolean {
  const patterns = [spacedAddress, fenceKey, maybeInline, maybeHeading];
  return marks.some((mark) => text.includes(mark)) || patterns.some((pattern) => pattern.test(text));
}

function findAlert({ children }: Blockquote, alerts: Set<Text>, state: ParseState): void {
  const first = children[0]?.type === 'paragraph' ? children[0].children[0] : undefined;
  if (first?.type !== 'text' || !report(alert, wholeOf(first, state), state)) return;
  alerts.add(first);
}

function findInLine({ words, offset, isStart }: TextLine, node: Text, state: ParseState): void {
  const spot: Spot<Nodes> = [node, offset];
  textNotations.some(
    (notation) => (isStart || notation.isAnywhere === true) && report(notation, { words, spot }, state),
  );
  for (const match of words.matchAll(spacedLinks.pattern)) reportMatch(spacedLinks, { match, spot }, state);
}

function findInHtml(node: Html, state: ParseState): void {
  for (const notation of htmlNotations) report(notation, wholeOf(node, state), state);
}

/** Skipped if the site's plugins highlight code, since fence options may be meant for them. */
function findInCode(node: Code, state: ParseState): void {
  const source = sourceOfNode(node, state);
  if (/^[`~]/.test(source) && state.context.rehypePlugins.length === 0)
    findInFence(/^.*/.exec(source)?.[0] ?? '', node, state);
  if (node.value.includes(endCommentMark)) findUnreadComment(node, source, state);
  if (node.value.includes('{{#')) report(codeInclude, { words: source, spot: [node, 0] }, state);
}

/** A fence may have keys for a plugin of the site or, in a Docusaurus site, for one of its components. */
function findInFence(fence: string, node: Code, state: ParseState): void {
  const words: WordsAt = { words: fence, spot: [node, 0] };
  for (const notation of fenceNotations) report(notation, words, state);
  const { remarkPlugins, vitePressNotations } = state.context;
  if (remarkPlugins.length > 0 || vitePressNotations === false) return;
  for (const notation of unknownKeys(fence)) report(notation, words, state);
}

/** Reports the first Shiki comment left in code in which other comments do mark lines. */
function findUnreadComment(node: Code, source: string, state: ParseState): void {
  const { vitePressNotations: endComments = true } = state.context;
  const unread = readHighlightComments(node.value, { language: node.lang ?? '', endComments }).code;
  const line = unread.split('\n').find((text) => text.includes(endCommentMark));
  if (line === undefined) return;
  const start = Math.max(source.indexOf(line), 0);
  report(codeNotation, { words: source.slice(start), spot: [node, start] }, state);
}

/** Words, and where they begin. */
interface WordsAt {
  readonly words: string;
  readonly spot: Spot<Nodes>;
}

/** The source of a node. */
function wholeOf(node: Nodes, state: ParseState): WordsAt {
  return { words: sourceOfNode(node, state), spot: [node, 0] };
}

/** Reports the first use of a notation; returns whether there is one. */
function report(notation: ForeignNotation, { words, spot }: WordsAt, state: ParseState): boolean {
  const match = notation.pattern.exec(words);
  return match !== null && reportMatch(notation, { match, spot }, state);
}

/** A notation that was found, and where the words begin that contain it. */
interface MatchAt extends Pick<WordsAt, 'spot'> {
  readonly match: RegExpExecArray;
}

function reportMatch({ describe }: ForeignNotation, { match, spot }: MatchAt, state: ParseState): boolean {
  const [node, offset] = spot;
  if (node.type === 'text' && !isShownAsWritten(match[0], node)) return false;
  state.problems.push({
    rule: 'foreign-syntax',
    ...describe(match, state.context.admonitions),
    place: placeWithin(node, offset + match.index, state),
  });
  return true;
}
