import type { TracedExports } from '../config/code/import-module.js';
import type { MarkdownConfig } from '../config/site-config.js';
import type { SyntaxExtensions } from './markdown/remark-parser.js';
import type { MathRenderer } from './math-renderer.js';
import type { ParseOld } from './mdx1/parser/old-parser.js';

/** Runs code of the site under observation, as an `Observation` does. */
export interface PluginWatcher {
  watch<T>(run: () => T | Promise<T>): Promise<T>;
  watchCall<T>(call: () => T): T;
}

/** Settings that every context has. */
type NeededSettings = Pick<
  MarkdownConfig,
  'autolinks' | 'components' | 'format' | 'htmlComments' | 'languageAliases' | 'mermaid' | 'parser'
>;

/** Settings whose defaults apply if they are absent. */
type FurtherSettings = Partial<
  Pick<
    MarkdownConfig,
    | 'admonitionTitles'
    | 'bareElements'
    | 'capitalIds'
    | 'codeComments'
    | 'codeMeta'
    | 'codeTitles'
    | 'componentAddresses'
    | 'countedWords'
    | 'dates'
    | 'descriptions'
    | 'emoji'
    | 'githubAlerts'
    | 'headingIds'
    | 'highlightComments'
    | 'htmlHeadings'
    | 'linkSchemes'
    | 'liveElements'
    | 'mdx1'
    | 'postFolders'
    | 'svgComponents'
    | 'titles'
    | 'unknownAdmonitions'
    | 'vitePressNotations'
  >
>;

/** How documents are parsed: settings of the configuration, and access to other files. */
export interface ParseContext extends NeededSettings, FurtherSettings {
  /** The site folder, absolute; with it, plugins receive absolute paths. */
  readonly siteDir?: string;
  /** Changes the text of documents. */
  readonly preprocessor?: MarkdownConfig['preprocessor'] | undefined;
  /** Syntax in addition to Markdown's; only remark supports it. */
  readonly syntax?: SyntaxExtensions;
  /** Plugins, with or without options; a `FolderPlugin` applies to the documents in its folders. */
  // biome-ignore lint/suspicious/noExplicitAny: plugins of any options
  readonly remarkPlugins: readonly any[];
  // biome-ignore lint/suspicious/noExplicitAny: plugins of any options
  readonly rehypePlugins: readonly any[];
  /** Runs plugins, so that what they read is recorded. */
  readonly watcher?: PluginWatcher;
  /** The parser of MDX 1, in the contexts of documents that are read so. */
  readonly parseOld?: ParseOld;
  /** Names of directives rendered as admonitions. */
  readonly admonitions: ReadonlySet<string>;
  /** Changes the grammars used to highlight code. */
  readonly prism?: MarkdownConfig['prism'] | undefined;
  /** Whether `$…$` in a document is a formula, by the document's path; absent for none. */
  readonly hasMath?: ((path: string) => boolean) | undefined;
  /** Renders formulas; absent if KaTeX is not loaded. */
  readonly renderMath?: MathRenderer | undefined;
  /** How code marked `live` can be edited; absent or `false` for not at all. */
  readonly liveCode?: boolean | object;
  /** `false` if only the facts of documents are needed, which contain no code; `unless-plain` skips plain documents. */
  readonly highlights?: boolean | 'unless-plain';
  /** Import aliases, each with the file or folder that it stands for; absent for none. */
  readonly aliases?: Readonly<Record<string, string>> | undefined;
  /** The folders of static files, absolute or relative to the site folder; absent for none. */
  readonly staticDirectories?: readonly string[] | undefined;
  /** Reads a file that a document includes, by path relative to the site folder; `undefined` if it does not exist. */
  readonly readFile: (path: string) => string | undefined;
  /** Imports a module of server components, by path relative to the site folder. Rejects like `importExports`. */
  readonly importModule: (path: string) => Promise<Pick<TracedExports, 'exports' | 'trace'>>;
  /** The build day in UTC, such as `2022-07-11`, for server components. */
  readonly today: string;
}
