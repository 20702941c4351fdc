import type { Root } from 'hast';
import { highlightCode } from '../code/code-blocks.js';
import type { Document } from '../document.js';
import type { OpenedSource } from '../document-tree.js';
import { imagesInFrontMatter } from '../front-matter/front-matter-images.js';
import { writtenContents } from '../mdx/expressions/written-contents.js';
import type { ParseContext } from '../parse-context.js';
import type { ParseState } from '../parse-state.js';
import { checkAccessibility } from '../transform/checks/accessibility.js';
import { checkHtmlAttributes } from '../transform/checks/html-attributes.js';
import { checkTabs } from '../transform/checks/tab-items.js';
import { assignHeadingIds } from '../transform/headings/headings.js';
import {
  beginsBesideTitle,
  findTitle,
  raiseHeadings,
  type TitleHeading,
  takeTitle,
  wordsOfTitle,
  wrapTitle,
  writtenTitle,
} from '../transform/headings/title.js';
import { drawMath } from '../transform/math.js';
import { firstParagraph } from '../transform/normalize-hast.js';
import { collectComponents } from './components.js';
import { type CollectedHead, collectHead } from './document-head.js';
import { firstLine } from './first-line.js';
import { takeHeadElements } from './head-elements.js';
import { collectIds } from './ids.js';
import { collectLinks } from './links.js';
import { markLiveElements } from './live-elements.js';
import { isPlainTree } from './plain-tree.js';
import { readingMinutes, readingMinutesBySpaces, withoutTitle } from './reading-time.js';

/** The facts about a document besides its path and front matter. */
type DocumentFacts = Omit<Document, 'path' | 'format' | 'frontMatter' | 'frontMatterPlaces'>;

/**
 * Collects facts about a document from its tree, and prepares the tree for its page: code is highlighted, headings get
 * ids, links their numbers, and formulas are rendered. Elements for the head and the title of a post are removed.
 */
export async function collectFacts(
  tree: Root,
  { split, kind, state }: Omit<OpenedSource, 'source'>,
): Promise<DocumentFacts> {
  const head = await collectHead(split, takeHeadElements(tree, state));
  state.problems.push(...head.problems);
  if (state.context.titles === 'any') raiseHeadings(tree);
  markLiveElements(tree, state);
  const isPlain = head.levels.length === 0 && !state.live && isPlainTree(tree);
  await highlightCode(tree, state, { isDropped: isDropped(isPlain, state.context) });
  const headings = assignHeadingIds(tree, state);
  collectIds(tree, state);
  collectComponents(tree, state);
  checkTabs(tree, state);
  checkAccessibility(tree, headings, state);
  checkHtmlAttributes(tree, state);
  const images = imagesInFrontMatter(split, kind.isPost);
  const links = collectLinks(tree, state, [...images, ...head.links]);
  const title = titleOf(tree, split.body, state);
  const facts = {
    ...(title && titleFacts(title, split.body, state)),
    headings: kind.isPost && title !== undefined ? headings.slice(1) : headings,
    ...contentsOf(state),
    links,
    ...headFacts(head, images.length),
    excerpt: state.context.descriptions === 'line' ? firstLine(split.body) : firstParagraph(tree),
    ...(kind.isPost && { readingMinutes: minutesOf(split.body, state.context) }),
    ...factsOfState(state),
    ...(isPlain && !state.live && { isPlain }),
  };
  if (kind.hasMath) drawMath(tree, state);
  // the title of a post is shown above its date, apart from its text
  if (kind.isPost && title !== undefined) takeTitle(title);
  else if (title !== undefined && hasTitleHeader(title, state)) wrapTitle(title);
  return facts;
}

function titleOf(tree: Root, body: string, { context }: ParseState): TitleHeading | undefined {
  const title = findTitle(tree, context.titles);
  if (title === undefined || context.titles !== 'opening') return title;
  // Docusaurus reads the text, whatever plugins put above the heading
  const isOpening = (title.isOpening || writtenTitle(body) !== undefined) && !beginsBesideTitle(body);
  // Docusaurus 2 accepts a title only at the beginning
  return isOpening || context.mdx1 !== true ? { ...title, isOpening } : undefined;
}

/** Docusaurus 3 puts the title of a text into an element, by which scripts of sites find it. */
function hasTitleHeader({ element }: TitleHeading, { context, plainHeadings }: ParseState): boolean {
  return context.titles === 'opening' && context.mdx1 !== true && !plainHeadings.has(element);
}

function titleFacts(
  title: TitleHeading,
  body: string,
  { context }: ParseState,
): Pick<Document, 'contentTitle' | 'hasTitleInText'> {
  const words = wordsOfTitle(title);
  const isTitle = words !== '' && (title.isOpening || context.titles !== 'opening');
  if (!isTitle) return { hasTitleInText: true };
  return { contentTitle: context.titles === 'opening' ? (writtenTitle(body) ?? words) : words };
}

function headFacts({ levels }: CollectedHead, firstLink: number): Pick<Document, 'head'> {
  return levels.length === 0 ? {} : { head: { levels: levels.map((level) => level.map(({ tag }) => tag)), firstLink } };
}

function contentsOf({ statements, path }: ParseState): Pick<Document, 'contents'> {
  const contents = writtenContents(statements, path);
  return contents === undefined ? {} : { contents };
}

/** The facts that transforms have collected. */
function factsOfState(state: ParseState) {
  const { ids, components, directives, references, diagrams, problems, suppressions, statements } = state;
  return {
    ids,
    components,
    directives,
    undefinedReferences: references,
    diagrams,
    ...(components.some(({ name }) => name === 'DocCardList') && { hasCards: true as const }),
    ...(state.isUnparsed && { isUnparsed: true as const }),
    ...(state.isTruncated && { isTruncated: true as const }),
    problems,
    ...(suppressions.length > 0 && { suppressions }),
    ...(state.live && { module: { statements } }),
  };
}

/** Whether a tree is dropped once its facts are collected. */
function isDropped(isPlain: boolean, { highlights }: ParseContext): boolean {
  return highlights === false || (highlights === 'unless-plain' && isPlain);
}

/** The minutes that a post takes to read. */
function minutesOf(body: string, { countedWords }: ParseContext): number {
  return (countedWords === 'spaces' ? readingMinutesBySpaces : readingMinutes)(withoutTitle(body));
}
