import { createHash } from 'node:crypto';
import type { Root as HastRoot } from 'hast';
import { toString as textContent } from 'hast-util-to-string';
import type { Root as MdastRoot } from 'mdast';
import remarkRehype from 'remark-rehype';
import { type Processor, unified } from 'unified';
import { VFile } from 'vfile';
import type { SourceFile } from '../scan/source-file.js';
import type { ParsedDocument } from './document.js';
import { readFrontMatter } from './front-matter.js';
import { type ParseContext, type ParseState, startParse } from './parse-state.js';
import { parseTree, sortedDependencies } from './parse-tree.js';
import { readDirectives } from './transform/admonitions.js';
import { highlightCode } from './transform/code-blocks.js';
import { collectComponents } from './transform/components.js';
import { assignHeadingIds } from './transform/headings.js';
import { collectIds } from './transform/ids.js';
import { collectLinks } from './transform/links.js';
import { keepFenceMeta } from './transform/mdast-transforms.js';
import { firstParagraph, nameComponents, openingTitle, readRawHtml } from './transform/normalize-hast.js';
import { findUndefinedReferences } from './transform/undefined-references.js';

/** Parses a source file; the same parser serves any number of files. */
export type DocumentParser = (source: SourceFile) => Promise<ParsedDocument>;

const mdxNodes = ['mdxFlowExpression', 'mdxTextExpression', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxjsEsm'] as const;

/**
 * Makes a parser of documents. A file goes through:
 *
 * 1. front matter off, and validated;
 * 2. text to mdast, partials taken in, literals evaluated;
 * 3. directives, fence meta; then the site's remark plugins;
 * 4. mdast to hast, raw HTML read; then the site's rehype plugins;
 * 5. code highlighted, heading ids assigned, links and components collected.
 */
export function createDocumentParser(context: ParseContext): DocumentParser {
  const processor = unified()
    .use(context.remarkPlugins as never[])
    .use(remarkRehype, { allowDangerousHtml: true, passThrough: [...mdxNodes] })
    .use(() => (tree: HastRoot, file: VFile) => readRawHtml(tree, file))
    .use(context.rehypePlugins as never[])
    .freeze() as unknown as Processor;
  return (source) => parseDocument(source, context, processor);
}

async function parseDocument(source: SourceFile, context: ParseContext, processor: Processor): Promise<ParsedDocument> {
  const format = context.format === 'mdx' || source.path.endsWith('.mdx') ? 'mdx' : 'md';
  const state = startParse(source.path, format, context);
  const split = readFrontMatter(source.text, source.path);
  state.problems.push(...encodingProblems(source), ...split.problems);

  const mdast = parseTree(split.body, state);
  readDirectives(mdast, state);
  findUndefinedReferences(mdast, state);
  keepFenceMeta(mdast);
  const tree = await toHast(mdast, processor, source);
  nameComponents(tree);
  await highlightCode(tree, state);
  const headings = assignHeadingIds(tree, state);
  collectIds(tree, state);
  collectComponents(tree, state);
  const links = collectLinks(tree, state);
  const title = openingTitle(tree);
  return {
    path: source.path,
    hash: hashOf(source, state),
    format,
    frontMatter: split.frontMatter,
    frontMatterPlaces: split.places,
    ...(title !== undefined && { contentTitle: textContent(title).trim() }),
    headings,
    links,
    ids: state.ids,
    components: state.components,
    directives: state.directives,
    undefinedReferences: state.references,
    excerpt: firstParagraph(tree),
    dependencies: sortedDependencies(state),
    problems: state.problems,
    ...(state.live && { module: { statements: state.statements } }),
    tree,
  };
}

async function toHast(mdast: MdastRoot, processor: Processor, source: SourceFile): Promise<HastRoot> {
  const file = new VFile({ path: source.path, value: source.text });
  return (await processor.run(mdast, file)) as HastRoot;
}

function encodingProblems(source: SourceFile): ParsedDocument['problems'] {
  if (source.invalidUtf8At === undefined) return [];
  const message = `the file is not UTF-8: byte ${source.invalidUtf8At + 1} cannot be read`;
  return [
    { rule: 'encoding', message, hint: 'save it as UTF-8', place: { file: source.path, ...(source.invalidUtf8Place ?? { line: 1, column: 1 }) } },
  ];
}

function hashOf(source: SourceFile, state: ParseState): string {
  if (state.dependencies.size === 0) return source.hash;
  const hash = createHash('sha256').update(source.hash);
  for (const path of sortedDependencies(state)) hash.update(`\0${path}\0${state.context.readFile(path) ?? ''}`);
  return hash.digest('hex').slice(0, 16);
}
