import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { readChangedFrontMatter } from './front-matter/changed-front-matter.js';
import { htmlCommentsToMdx } from './markdown/html-comments.js';
import { MarkdownSyntaxError } from './markdown/markdown-syntax-error.js';
import { findMdxInMarkdown } from './markdown/mdx-in-markdown.js';
import { normalizeSyntax } from './markdown/normalize-syntax.js';
import { parseMarkdown } from './markdown/parse-markdown.js';
import { syntaxProblem } from './markdown/syntax-problem.js';
import { findUnclosedHtml } from './markdown/unclosed-html.js';
import { rebaseLoadedPaths } from './mdx/code/rebase-paths.js';
import { expandMdx, tagPartial } from './mdx/expand-mdx.js';
import { keepHeadingSources } from './mdx/expressions/heading-sources.js';
import type { ParsedPartial } from './mdx/expressions/mdx-scope.js';
import { dropRepeatedImports } from './mdx/imports/drop-repeated-imports.js';
import { importComponents } from './mdx/imports/import-components.js';
import type { PartialSource } from './mdx/imports/read-imports.js';
import { reserveNames } from './mdx/imports/reserve-names.js';
import { markBareElements } from './mdx/mark-bare-elements.js';
import { emptyPartial, measurePartial } from './mdx/partials/inline-partials.js';
import { wrapInLayout } from './mdx/wrap-in-layout.js';
import { mdx1Problems } from './mdx1/mdx1-problems.js';
import type { OldSyntax } from './mdx1/parser/old-parser.js';
import { readAsMdx1 } from './mdx1/read-as-mdx1.js';
import { trimFileLinks } from './mdx1/trim-file-links.js';
import type { ParseContext } from './parse-context.js';
import type { ParseState } from './parse-state.js';
import { takeSuppressions } from './suppressions/document-suppressions.js';
import { tabBlocks } from './transform/directives/tab-blocks.js';
import { vitePressBlocks } from './transform/directives/vitepress-blocks.js';
import { markTruncation } from './transform/truncation.js';
import { readIncludes } from './transform/vitepress/includes.js';
import { readSnippets } from './transform/vitepress/snippets.js';

/**
 * Parses the body of a document into mdast, with partials inlined. Invalid MDX results in an empty tree and a problem.
 */
export function parseTree(body: string, state: ParseState): Root {
  return parseFile(body, { path: state.path, format: state.format, ancestors: [state.path] }, state);
}

/** Processes ESM and expressions added by plugins like those written in the document. */
export function expandAdded(tree: Root, state: ParseState): void {
  const file = { path: state.path, format: state.format, ancestors: [state.path] };
  dropRepeatedImports(tree, state.declaredNames);
  importComponents(tree, state.context.components, state.declaredNames);
  expandMdx(tree, state.path, state, (partial) => parsePartial(partial, file, state));
}

interface FileToParse {
  readonly path: string;
  readonly format: 'md' | 'mdx';
  /** The files that include this one, outermost first. */
  readonly ancestors: readonly string[];
}

function parseFile(body: string, file: FileToParse, state: ParseState): Root {
  const fileIndex = file.ancestors.length === 1 ? 0 : state.files.push(file.path) - 1;
  const { tree, text } = readFile(body, file, state);
  state.texts[fileIndex] = text;
  if (fileIndex > 0) tagPartial(tree, fileIndex);
  takeSuppressions(tree, text, state);
  if (fileIndex === 0) state.isTruncated = markTruncation(tree, text);
  if (file.format === 'md') readMarkdownFile(tree, { text, file }, state);
  else {
    readVitePress(tree, { text, file }, state);
    importComponents(tree, state.context.components);
    wrapInLayout(tree);
    reserveNames(tree, file.path, state);
    rebaseLoadedPaths(tree, file.path, state.path);
    if (state.context.headingIds === 'docusaurus' && !state.context.mdx1) keepHeadingSources(tree);
    expandMdx(tree, file.path, state, (partial) => parsePartial(partial, file, state));
    if (state.context.bareElements && !state.context.mdx1) markBareElements(tree);
  }
  return tree;
}

function readMarkdownFile(
  tree: Root,
  { text, file }: { readonly text: string; readonly file: FileToParse },
  state: ParseState,
): void {
  findMdxInMarkdown(tree, text, state);
  findUnclosedHtml(tree, text, state);
  readVitePress(tree, { text, file }, state);
}

/** Reads the notations of VitePress that include files; in MDX, elements stand for them. */
function readVitePress(
  tree: Root,
  { text, file }: { readonly text: string; readonly file: FileToParse },
  state: ParseState,
): void {
  if (state.context.vitePressNotations === false) return;
  if (text.includes('<<<')) readSnippets(tree, file.path, state);
  if (text.includes('@include:'))
    readIncludes(tree, { file: file.path, parsePartial: (partial) => parsePartial(partial, file, state) }, state);
}

/** A tree, and the text that its offsets refer to. */
interface ReadTree {
  readonly tree: Root;
  readonly text: string;
}

function readFile(source: string, file: FileToParse, state: ParseState): ReadTree {
  const { mdx1, parseOld, syntax } = state.context;
  const body = mdx1 ? trimFileLinks(source) : source;
  const text = normalizedText(body, file.format, state.context);
  const { tree, error } = parseGuarded(text, file, state);
  if (file.format === 'mdx' && parseOld !== undefined && syntax === undefined) {
    const old = readAsMdx1(body, { tree, error }, { parseOld, syntax: syntaxOf(state) });
    if (old?.isOther) state.problems.push(...mdx1Problems(old, { path: file.path, error }));
    if (old !== undefined) return old;
  }
  if (error !== undefined) {
    state.isUnparsed = true;
    state.problems.push(syntaxProblem(error, file.path, text));
  }
  return { tree, text };
}

/** The text of a file in the notations that the parsers know. */
function normalizedText(body: string, format: FileToParse['format'], context: ParseContext): string {
  const { htmlComments, admonitionTitles, admonitions, unknownAdmonitions, vitePressNotations } = context;
  return normalizeSyntax(format === 'mdx' && htmlComments ? htmlCommentsToMdx(body) : body, {
    format,
    ...(admonitionTitles !== undefined && { admonitionTitles }),
    ...(unknownAdmonitions === 'plain' && { titledNames: admonitions, asciiNames: true }),
    ...(vitePressNotations !== false && {
      isSpaced: (name) => admonitions.has(name) || vitePressBlocks.has(name) || tabBlocks.has(name),
    }),
  });
}

function syntaxOf({ path, context: { admonitions, hasMath } }: ParseState): OldSyntax {
  return { admonitions, hasMath: hasMath?.(path) ?? false };
}

function parseGuarded(
  text: string,
  file: FileToParse,
  { path, context: { parser, syntax, hasMath } }: ParseState,
): { readonly tree: Root; readonly error?: MarkdownSyntaxError } {
  try {
    const math = hasMath?.(path) ?? false;
    const options = { format: file.format, parser, math, ...(syntax !== undefined && { syntax }) };
    return { tree: parseMarkdown(new VFile({ path: file.path, value: text }), options) };
  } catch (error) {
    if (!(error instanceof MarkdownSyntaxError)) throw error;
    return { tree: { type: 'root', children: [] }, error };
  }
}

function parsePartial(
  { text, path, importedAt, key = path }: PartialSource,
  from: FileToParse,
  state: ParseState,
): ParsedPartial {
  const known = state.partials.get(key);
  if (known !== undefined) return known;
  if (from.ancestors.includes(path)) {
    const circle = [...from.ancestors.slice(from.ancestors.indexOf(path)), path].join(' → ');
    state.problems.push({
      rule: 'circular-partial',
      message: `partials import each other: ${circle}`,
      hint: 'remove one of the imports',
      place: importedAt,
    });
    return emptyPartial;
  }
  if (key === path) state.partialSources.set(path, text);
  const changed = key === path ? state.partialTexts.get(path) : undefined;
  const source = readChangedFrontMatter(changed ?? text, text, path);
  state.problems.push(...source.problems);
  const format = path.endsWith('.mdx') || state.context.format === 'mdx' ? 'mdx' : 'md';
  const tree = parseFile(source.body, { path, format, ancestors: [...from.ancestors, path] }, state);
  const partial = measurePartial(tree);
  state.partials.set(key, partial);
  return partial;
}
