import type { Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import type { VFile } from 'vfile';
import type { SourceFile } from '../scan/source-file.js';
import { messageOf } from '../values/thrown.js';
import { expandServerComponents } from './components/expand-server-components.js';
import type { ParseProblem } from './document.js';
import type { SplitSource } from './front-matter/front-matter.js';
import { findDirectiveText } from './markdown/directive-text.js';
import { findEmphasisProblems } from './markdown/emphasis-syntax.js';
import { findForeignSyntax } from './markdown/foreign/foreign-syntax.js';
import { MarkdownSyntaxError } from './markdown/markdown-syntax-error.js';
import { checkTreeNesting, tooDeep } from './markdown/nesting.js';
import { syntaxProblem } from './markdown/syntax-problem.js';
import { findTableProblems } from './markdown/table-syntax.js';
import type { ParseState } from './parse-state.js';
import { parseTree } from './parse-tree.js';
import { markAddedHeadings } from './plugins/added-headings.js';
import { takeInjected } from './plugins/injected-nodes.js';
import { frontMatterNode, partialFile, pluginFile } from './plugins/plugin-file.js';
import { transformFiles } from './plugins/transform-files.js';
import type { SourceKind } from './repeat-document.js';
import { linkReferences } from './transform/autolinks.js';
import { findUndefinedReferences } from './transform/checks/undefined-references.js';
import { findUnusedFootnotes } from './transform/checks/unused-footnotes.js';
import { readDirectives, readKnownAdmonitions } from './transform/directives/admonitions.js';
import { readAlerts } from './transform/directives/github-alerts.js';
import { replaceShortcodes } from './transform/emoji.js';
import {
  keepDirectiveSlugs,
  keepExpressionSlugs,
  keepHtmlSlugs,
  mayBeInHeading,
} from './transform/headings/heading-slug.js';
import { assignIdsForPlugins } from './transform/headings/headings.js';
import { markMath } from './transform/math.js';
import { prepareForHast } from './transform/mdast-transforms.js';
import { nameComponents, readFootnotesAsMdx1 } from './transform/normalize-hast.js';
import { takeTruncation } from './transform/truncation.js';
import { readFences } from './transform/vitepress/fences.js';

/** A source split from its front matter, and the state of its parsing. */
export interface OpenedSource {
  readonly source: SourceFile;
  readonly split: SplitSource;
  readonly kind: SourceKind;
  readonly state: ParseState;
}

/** Parses the tree of a document as written; facts known at this stage are in the state. */
export async function readDocumentTree(opened: OpenedSource): Promise<HastRoot> {
  const { split, state } = opened;
  const { context } = state;
  const tree = await toHast(await readMarkdown(opened), opened);
  if (state.hasServerComponents) await expandServerComponents(tree, state, split.frontMatter);
  linkReferences(tree, context.autolinks);
  nameComponents(tree);
  if (context.mdx1) readFootnotesAsMdx1(tree);
  if (state.isTruncated) takeTruncation(tree);
  return tree;
}

/** Whether a heading may contain a directive, HTML, or an expression. */
const mayNameDirective = mayBeInHeading(':[A-Za-z]');
const mayHoldHtml = mayBeInHeading('<');
const mayEvaluate = mayBeInHeading(String.raw`\{`);

async function readMarkdown({ split, kind, state }: OpenedSource): Promise<MdastRoot> {
  const mdast = parseTree(split.body, state);
  if (state.context.unknownAdmonitions === 'plain') {
    if (mayNameDirective(split.body)) keepDirectiveSlugs(mdast);
    if (state.format === 'md' && mayHoldHtml(split.body)) keepHtmlSlugs(mdast);
  }
  if (state.context.githubAlerts !== false) readAlerts(mdast, state);
  if (state.context.vitePressNotations !== false) readFences(mdast, state.texts);
  // plugins may handle directives; as in Docusaurus, they see all of them except admonitions
  if (kind.pipeline.hasRemarkPlugins) readKnownAdmonitions(mdast, state);
  else readDirectives(mdast, state);
  findUndefinedReferences(mdast, state);
  if (state.format === 'mdx' && mayEvaluate(split.body)) keepExpressionSlugs(mdast);
  if (kind.hasMath) markMath(mdast);
  if (state.context.emoji) await replaceShortcodes(mdast, { texts: state.texts, areInIds: state.context.mdx1 });
  return mdast;
}

/** Converts the tree to hast. An invalid tree, from plugins or raw HTML, results in an empty tree and a problem. */
async function toHast(mdast: MdastRoot, opened: OpenedSource): Promise<HastRoot> {
  const { source, split, kind, state } = opened;
  const file = pluginFile(source, split, state);
  try {
    const changed = await runRemarkPlugins(mdast, opened, file);
    findMistakes(changed, state);
    prepareForHast(changed);
    const tree = await runRehypePlugins(await kind.pipeline.toHast(changed, file), opened, file);
    checkTreeNesting(tree);
    return tree;
  } catch (error) {
    state.problems.push(transformProblem(error, state));
    return { type: 'root', children: [] };
  }
}

/** Runs the site's remark plugins, if it has any, and reads what they add. */
async function runRemarkPlugins(
  mdast: MdastRoot,
  { source, kind, state }: OpenedSource,
  file: VFile,
): Promise<MdastRoot> {
  const { pipeline } = kind;
  if (!pipeline.hasRemarkPlugins) return mdast;
  mdast.children.unshift(...frontMatterNode(source.text));
  const transform = (tree: MdastRoot, index: number): Promise<MdastRoot> =>
    index === 0 ? pipeline.transformMdast(tree, file) : transformPartial(tree, { kind, state, index });
  const changed = await transformFiles(mdast, state, (tree, index) =>
    markAddedHeadings(tree, (own) => transform(own, index)),
  );
  await takeInjected(changed, state);
  return changed;
}

/** Reports what is left as text, or left out, because it is written otherwise than meant. */
function findMistakes(mdast: MdastRoot, state: ParseState): void {
  findForeignSyntax(mdast, state);
  findDirectiveText(mdast, state);
  findTableProblems(mdast, state);
  findEmphasisProblems(mdast, state);
  findUnusedFootnotes(mdast, state);
}

/** Runs the site's rehype plugins, if it has any, and reads what they add. */
async function runRehypePlugins(hast: HastRoot, { kind, state }: OpenedSource, file: VFile): Promise<HastRoot> {
  const { pipeline } = kind;
  if (!pipeline.hasRehypePlugins) return hast;
  assignIdsForPlugins(hast, state);
  const changed = await pipeline.transformHast(hast, file);
  await takeInjected(changed, state);
  return changed;
}

/** Runs the plugins for a partial's own folder on it. */
async function transformPartial(
  tree: MdastRoot,
  { kind, state, index }: Pick<OpenedSource, 'kind' | 'state'> & { readonly index: number },
): Promise<MdastRoot> {
  const own = kind.partialPipeline(state.files[index] as string);
  return own.hasRemarkPlugins ? own.transformMdast(tree, partialFile(state, index)) : tree;
}

/** unified's own transforms fail only because of depth; any other error was thrown by a plugin of the site. */
function transformProblem(error: unknown, { path, context }: ParseState): ParseProblem {
  if (error instanceof MarkdownSyntaxError || error instanceof RangeError)
    return syntaxProblem(error instanceof RangeError ? tooDeep() : error, path);
  if (context.remarkPlugins.length + context.rehypePlugins.length === 0) throw error;
  const { line = 1, column = 1, hint } = error as PluginFailure;
  return {
    rule: 'plugin',
    message: `a Markdown plugin failed: ${messageOf(error)}`,
    hint: hint ?? 'fix the plugin, or remove it from the configuration',
    place: { file: path, line, column },
  };
}

/** The properties that an error thrown by a plugin may have, such as a `VFileMessage`. */
interface PluginFailure {
  readonly line?: number;
  readonly column?: number;
  /** How to fix it. */
  readonly hint?: string;
}
