import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import remarkRehype from 'remark-rehype';
import { type Processor, unified } from 'unified';
import { VFile } from 'vfile';
import { getOrInsert } from '../../values/get-or-insert.js';
import { messageOf } from '../../values/thrown.js';
import { parseMarkdown } from '../markdown/parse-markdown.js';
import type { SyntaxExtensions } from '../markdown/remark-parser.js';
import type { AddOldSyntax } from '../mdx1/parser/old-parser.js';
import { hasMethods, noSyntax } from '../mdx1/parser/tokenizer.js';
import type { ParseContext, PluginWatcher } from '../parse-context.js';
import { inlineCode } from '../transform/inline-code-handler.js';
import { createListItemHandler } from '../transform/list-item-handler.js';
import { readRawHtml } from '../transform/raw-html.js';
import { tableRow } from '../transform/table-row-handler.js';
import { text } from '../transform/text-handler.js';
import { mdxNodes } from '../tree/mdx-nodes.js';
import { completeElements } from './complete-elements.js';
import { withoutPositions } from './without-positions.js';

/** The site's plugins for the documents of a folder, in one format. */
export interface PluginPipeline {
  readonly hasRemarkPlugins: boolean;
  readonly hasRehypePlugins: boolean;
  /** Parser syntax added by remark plugins; absent for none. */
  readonly syntax?: SyntaxExtensions;
  /** Adds the syntax of remark plugins to a parser of MDX 1; absent if they have none. */
  readonly addOldSyntax?: AddOldSyntax;
  /** Runs the site's remark plugins. */
  transformMdast(tree: MdastRoot, file: VFile): Promise<MdastRoot>;
  /** Converts mdast to hast, with raw HTML parsed. */
  toHast(tree: MdastRoot, file: VFile): Promise<HastRoot>;
  /** Runs the site's rehype plugins. */
  transformHast(tree: HastRoot, file: VFile): Promise<HastRoot>;
}

const between = unified()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    handlers: { inlineCode, listItem: createListItemHandler(), tableRow, text },
    passThrough: [...mdxNodes],
  })
  .use(() => (tree: HastRoot, file: VFile) => readRawHtml(tree, file))
  .freeze() as unknown as Processor;

/**
 * Returns the pipeline of a document, created when first needed; documents with the same plugins and format share one.
 */
export function createPipelines(context: ParseContext): (path: string, format: 'md' | 'mdx') => PluginPipeline {
  const { watcher = unwatched, mdx1 } = context;
  const known = new Map<string, PluginPipeline>();
  return (path, format) => {
    const isFor = (plugin: unknown) => !isFolderPlugin(plugin) || isInFolders(path, plugin.folders);
    const remark = context.remarkPlugins.filter(isFor);
    const rehype = context.rehypePlugins.filter(isFor);
    const key = [
      format,
      ...remark.map((plugin) => context.remarkPlugins.indexOf(plugin)),
      '',
      ...rehype.map((plugin) => context.rehypePlugins.indexOf(plugin)),
    ].join();
    const create = () => createPipeline(remark.map(pluginOf), rehype.map(pluginOf), { format, watcher, mdx1 });
    return getOrInsert(known, key, () => watcher.watchCall(create));
  };
}

const unwatched: PluginWatcher = { watch: async (run) => run(), watchCall: (call) => call() };

/** A plugin for the documents of some folders only. */
interface FolderPlugin {
  readonly folders: readonly string[];
  readonly plugin: unknown;
}

function isFolderPlugin(plugin: unknown): plugin is FolderPlugin {
  return typeof plugin === 'object' && plugin !== null && 'folders' in plugin;
}

function pluginOf(plugin: unknown): unknown {
  return isFolderPlugin(plugin) ? plugin.plugin : plugin;
}

/** Whether a file is in one of some folders; `.` is the site folder. */
export function isInFolders(path: string, folders: readonly string[] = []): boolean {
  return folders.some((folder) => folder === '.' || path.startsWith(`${folder}/`));
}

interface PipelineSettings {
  readonly format: 'md' | 'mdx';
  readonly watcher: PluginWatcher;
  /** Whether plugins may be of the time of MDX 1. */
  readonly mdx1: boolean | undefined;
}

function createPipeline(
  remark: readonly unknown[],
  rehype: readonly unknown[],
  { format, watcher, mdx1 }: PipelineSettings,
): PluginPipeline {
  const old = mdx1 ? { prototype: noSyntax() } : undefined;
  const onMdast = processorOf(remark, format, old);
  const onHast = processorOf(rehype, format);
  const syntax = syntaxOf(onMdast);
  const run = async <Tree>(processor: Processor, tree: Tree, file: VFile): Promise<Tree> =>
    completeElements(await watcher.watch(() => runToEnd(processor, tree, file))) as Tree;
  return {
    hasRemarkPlugins: remark.length > 0,
    hasRehypePlugins: rehype.length > 0,
    ...(syntax !== undefined && { syntax }),
    ...(old && hasMethods(old.prototype) && { addOldSyntax: (parser) => void addPlugins(remark, format, parser) }),
    transformMdast: async (tree, file) => (remark.length === 0 ? tree : run(onMdast, tree, file)),
    toHast: async (tree, file) => (await between.run(tree, file)) as HastRoot,
    transformHast: async (tree, file) => (rehype.length === 0 ? tree : run(onHast, tree, file)),
  };
}

/**
 * Runs plugins, and all that they do in promises without waiting for it: in Docusaurus, its own plugins read files
 * after them, which takes longer.
 */
async function runToEnd(processor: Processor, tree: unknown, file: VFile): Promise<object> {
  const changed: unknown = await processor.run(tree as never, file);
  await nextTurn();
  if (!isRoot(changed)) throw new Error('it returned something other than the tree of a document');
  return changed;
}

function isRoot(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'root';
}

/** A processor with plugins. If one of them cannot be added, it fails on every document instead, with the reason. */
function processorOf(plugins: readonly unknown[], format: 'md' | 'mdx', old?: Parameters<AddOldSyntax>[0]): Processor {
  try {
    return addPlugins(plugins, format, old);
  } catch (error) {
    const hint =
      'update the plugin, which may be made for an older remark or rehype, or remove it from the configuration';
    const failure = Object.assign(new Error(messageOf(error), { cause: error }), { hint });
    const fail = () => () => {
      throw failure;
    };
    return addPlugins([fail], format);
  }
}

/**
 * A processor with a parser, because plugins may parse text by `this.parse`, `this.parser` or, if older, `this.Parser`.
 * Those for remark-parse 8 add their syntax to the prototype of the latter.
 */
function addPlugins(plugins: readonly unknown[], format: 'md' | 'mdx', old?: Parameters<AddOldSyntax>[0]): Processor {
  const processor = unified();
  const parse = (source: string, file: VFile) => {
    const syntax = syntaxOf(processor as Processor);
    const parser = syntax === undefined ? 'satteri' : 'remark';
    const tree = parseMarkdown(new VFile(source), { format, parser, ...(syntax !== undefined && { syntax }) });
    // text that is not a file of the site has no meaningful positions
    return file?.path === undefined ? withoutPositions(tree) : tree;
  };
  Object.assign(processor, {
    parser: parse,
    Parser: old ? Object.assign(parse.bind(undefined), { prototype: old.prototype }) : parse,
  });
  return processor.use(plugins as never[]).freeze() as Processor;
}

/**
 * The micromark extensions, and those for converting their tokens to nodes, that plugins have registered on a
 * processor.
 */
function syntaxOf(processor: Processor): SyntaxExtensions | undefined {
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = processor.data();
  return micromarkExtensions.length + fromMarkdownExtensions.length === 0
    ? undefined
    : { micromarkExtensions, fromMarkdownExtensions };
}
