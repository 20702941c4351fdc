import type { Element, Root as HastRoot } from 'hast';
import { toString as textContent } from 'hast-util-to-string';
import type { Root as MdastRoot } from 'mdast';
import type { SourceFile } from '../scan/source-file.js';
import { expandServerComponents } from './components/expand-server-components.js';
import type { LinkUse, ParsedDocument, ParseProblem } from './document.js';
import { collectHead } from './document-head.js';
import { readFrontMatter, type SplitSource } from './front-matter.js';
import { MarkdownSyntaxError } from './markdown/markdown-syntax-error.js';
import { checkTreeNesting, tooDeep } from './markdown/nesting.js';
import { type ParseContext, type ParseState, startParse } from './parse-state.js';
import { parseTree, syntaxProblem } from './parse-tree.js';
import { takeInjected } from './plugins/injected-nodes.js';
import { frontMatterNode, pluginFile } from './plugins/plugin-file.js';
import { createPipelines, isInFolders, type PluginPipeline } from './plugins/plugin-pipeline.js';
import { preprocessed } from './preprocess.js';
import { readingMinutes } from './reading-time.js';
import { type RepeatableDocument, repeatableDocument, repeatDocument, type SourceKind } from './repeat-document.js';
import { checkAccessibility } from './transform/accessibility.js';
import { readDirectives } from './transform/admonitions.js';
import { linkReferences } from './transform/autolinks.js';
import { highlightCode } from './transform/code-blocks.js';
import { collectComponents } from './transform/components.js';
import { replaceShortcodes } from './transform/emoji.js';
import { takeHeadElements } from './transform/head-elements.js';
import { assignHeadingIds } from './transform/headings.js';
import { collectIds } from './transform/ids.js';
import { collectLinks } from './transform/links.js';
import { drawMath, markMath } from './transform/math.js';
import { keepFenceMeta } from './transform/mdast-transforms.js';
import {
  firstParagraph,
  hasLateTitle,
  nameComponents,
  openingTitle,
  takeFootnoteHeading,
} from './transform/normalize-hast.js';
import { isPlainTree } from './transform/plain-tree.js';
import { checkTabs } from './transform/tab-items.js';
import { takeTruncation } from './transform/truncation.js';
import { findUndefinedReferences } from './transform/undefined-references.js';

/** Parses a source file; the same parser serves any number of files. */
export type DocumentParser = (source: SourceFile) => Promise<ParsedDocument>;

/**
 * Makes a parser of documents. One that is given files with the same text one after the other parses the first of them
 * alone, as a rule. A file goes through:
 *
 * 1. front matter off, and validated;
 * 2. text to mdast, comments that suppress findings taken out, partials taken in, literals evaluated;
 * 3. directives; then the site's remark plugins, and what they have added; fence meta;
 * 4. mdast to hast, raw HTML read; then the site's rehype plugins, and what they have added;
 * 5. server components run, and replaced by what they return;
 * 6. elements for the head taken out, code highlighted, heading ids assigned, links and components collected;
 * 7. of posts the title taken out, and words counted.
 */
export function createDocumentParser(context: ParseContext): DocumentParser {
  const pipelineOf = createPipelines(context);
  let other: RepeatableDocument | undefined;
  return async (written) => {
    const { source, problem } = await preprocessed(written, context);
    const format = context.format === 'mdx' || source.path.endsWith('.mdx') ? 'mdx' : 'md';
    const isPost = isInFolders(source.path, context.postFolders);
    const hasMath = context.hasMath?.(source.path) ?? false;
    const kind: SourceKind = { format, pipeline: pipelineOf(source.path, format), isPost, hasMath };
    const repeated = other && repeatDocument(source, kind, { other, context });
    if (repeated !== undefined) return repeated;
    const state = startParse(source.path, format, withSyntax(context, kind.pipeline));
    if (problem !== undefined) state.problems.push(problem);
    const document = await parseDocument(source, kind, state);
    other = repeatableDocument(source, { kind, document, state });
    return document;
  };
}

async function parseDocument(
  source: SourceFile,
  { format, pipeline, isPost, hasMath }: SourceKind,
  state: ParseState,
): Promise<ParsedDocument> {
  const { context } = state;
  const split = readFrontMatter(source.text, source.path);
  state.problems.push(...encodingProblems(source), ...split.problems);

  const mdast = parseTree(split.body, state);
  readDirectives(mdast, state);
  findUndefinedReferences(mdast, state);
  if (hasMath) markMath(mdast);
  if (context.emoji) await replaceShortcodes(mdast, state.texts);
  const tree = await toHast(mdast, { pipeline, source, split, state });
  if (state.hasServerComponents) await expandServerComponents(tree, state, split.frontMatter);
  linkReferences(tree, context.autolinks);
  nameComponents(tree);
  if (context.mdx1) takeFootnoteHeading(tree);
  if (state.isTruncated) takeTruncation(tree);
  const head = await collectHead(split, takeHeadElements(tree, state));
  state.problems.push(...head.problems);
  const isPlain = head.levels.length === 0 && isPlainTree(tree);
  await highlightCode(tree, state, { isDropped: isDropped(isPlain, context) });
  const headings = assignHeadingIds(tree, state);
  collectIds(tree, state);
  collectComponents(tree, state);
  checkTabs(tree, state);
  const image = socialImage(split);
  checkAccessibility(tree, headings, state);
  const links = collectLinks(tree, state, [...image, ...head.links]);
  const title = openingTitle(tree);
  const contentTitle = title && textContent(title).trim();
  const excerpt = firstParagraph(tree);
  if (hasMath) drawMath(tree, state);
  // the title of a post stands above its date, apart from its text
  if (isPost && title !== undefined) tree.children.splice(tree.children.indexOf(title), 1);
  return {
    path: source.path,
    format,
    frontMatter: split.frontMatter,
    frontMatterPlaces: split.places,
    ...(contentTitle !== undefined && { contentTitle }),
    ...(title === undefined && hasLateTitle(tree) && { hasLateTitle: true }),
    headings: isPost && title !== undefined ? headings.slice(1) : headings,
    links,
    ids: state.ids,
    components: state.components,
    directives: state.directives,
    undefinedReferences: state.references,
    diagrams: state.diagrams,
    ...(head.levels.length > 0 && {
      head: { levels: head.levels.map((level) => level.map(({ tag }) => tag)), firstLink: image.length },
    }),
    excerpt,
    ...(state.components.some(({ name }) => name === 'DocCardList') && { hasCards: true }),
    ...(state.isTruncated && { isTruncated: true }),
    ...(isPost && { readingMinutes: readingMinutes(textOfPost(split.body, title)) }),
    problems: state.problems,
    ...(state.suppressions.length > 0 && { suppressions: state.suppressions }),
    ...(state.live && { module: { statements: state.statements } }),
    ...(isPlain && !state.live && { isPlain }),
    tree,
  };
}

function textOfPost(body: string, title: Element | undefined): string {
  return title === undefined ? body : body.replace(/^\s*#.*/, '');
}

/** Whether a tree is dropped once its facts are known. */
function isDropped(isPlain: boolean, { highlights }: ParseContext): boolean {
  return highlights === false || (highlights === 'unless-plain' && isPlain);
}

/** Syntax that plugins add is read by remark. */
function withSyntax(context: ParseContext, { syntax }: PluginPipeline): ParseContext {
  return syntax === undefined ? context : { ...context, syntax };
}

interface TreeToTransform {
  readonly pipeline: PluginPipeline;
  readonly source: SourceFile;
  readonly split: SplitSource;
  readonly state: ParseState;
}

/** An invalid tree, from plugins or raw HTML, gives an empty tree and a problem. */
async function toHast(mdast: MdastRoot, { pipeline, source, split, state }: TreeToTransform): Promise<HastRoot> {
  const file = pluginFile(source, split, state.context);
  try {
    let changed = mdast;
    if (pipeline.hasRemarkPlugins) {
      mdast.children.unshift(...frontMatterNode(source.text));
      changed = await pipeline.transformMdast(mdast, file);
      await takeInjected(changed, state);
    }
    keepFenceMeta(changed);
    let tree = await pipeline.toHast(changed, file);
    if (pipeline.hasRehypePlugins) {
      tree = await pipeline.transformHast(tree, file);
      await takeInjected(tree, state);
    }
    checkTreeNesting(tree);
    return tree;
  } catch (error) {
    state.problems.push(transformProblem(error, state));
    return { type: 'root', children: [] };
  }
}

/** unified's own transforms fail only on depth; any other error was thrown by a plugin of the site. */
function transformProblem(error: unknown, { path, context }: ParseState): ParseProblem {
  if (error instanceof MarkdownSyntaxError || error instanceof RangeError)
    return syntaxProblem(error instanceof RangeError ? tooDeep() : error, path);
  if (context.remarkPlugins.length + context.rehypePlugins.length === 0) throw error;
  const { line = 1, column = 1, message, hint } = error as PluginFailure;
  return {
    rule: 'plugin',
    message: `a Markdown plugin failed: ${message ?? String(error)}`,
    hint: hint ?? 'fix the plugin, or take it out of the configuration',
    place: { file: path, line, column },
  };
}

/** What may be known of an error that a plugin has thrown, such as a `VFileMessage`. */
interface PluginFailure {
  readonly line?: number;
  readonly column?: number;
  readonly message?: string;
  /** What to do about it. */
  readonly hint?: string;
}

function encodingProblems(source: SourceFile): ParsedDocument['problems'] {
  if (source.invalidUtf8At === undefined) return [];
  const message = `the file is not UTF-8: byte ${source.invalidUtf8At + 1} cannot be read`;
  return [
    {
      rule: 'encoding',
      message,
      hint: 'save it as UTF-8',
      place: { file: source.path, ...(source.invalidUtf8Place ?? { line: 1, column: 1 }) },
    },
  ];
}

/** The image that front matter names is loaded as the images of the text are. */
function socialImage({ frontMatter, places }: ReturnType<typeof readFrontMatter>): LinkUse[] {
  const place = places.image;
  return frontMatter.image === undefined || place === undefined
    ? []
    : [{ href: frontMatter.image, kind: 'image', place }];
}
