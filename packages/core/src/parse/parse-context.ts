import type { TracedExports } from '../config/code/import-module.js';
import type { PrismSetUp } from '../config/schema/markdown.js';
import type { CodeComment } from './code/highlight-comments.js';
import type { SyntaxExtensions } from './markdown/remark-parser.js';
import type { MathRenderer } from './math-renderer.js';
import type { ParseOld } from './mdx1/parser/old-parser.js';

/** Runs code of the site under observation, as an `Observation` does. */
export interface PluginWatcher {
  watch<T>(run: () => T | Promise<T>): Promise<T>;
  watchCall<T>(call: () => T): T;
}

/** How documents are parsed: the Markdown configuration, and access to other files. */
export interface ParseContext {
  readonly format: 'detect' | 'mdx';
  readonly parser: 'satteri' | 'remark';
  /** The site folder, absolute; with it, plugins receive absolute paths. */
  readonly siteDir?: string;
  /** Changes the text of documents. */
  readonly preprocessor?: ((file: { filePath: string; fileContent: string }) => string | Promise<string>) | undefined;
  /** Syntax in addition to Markdown's; only remark supports it. */
  readonly syntax?: SyntaxExtensions;
  /** Plugins, with or without options; a `FolderPlugin` applies to the documents in its folders. */
  // biome-ignore lint/suspicious/noExplicitAny: plugins of any options
  readonly remarkPlugins: readonly any[];
  // biome-ignore lint/suspicious/noExplicitAny: plugins of any options
  readonly rehypePlugins: readonly any[];
  /** Runs plugins, so that what they read is recorded. */
  readonly watcher?: PluginWatcher;
  /**
   * Folders whose documents are blog posts: their titles are not part of their text, and their reading times are
   * counted.
   */
  readonly postFolders?: readonly string[];
  /** Which URL schemes are allowed; absent for those known to run no code. */
  readonly linkSchemes?: 'known' | 'any';
  /** How components receive addresses: resolved, unless set to `written`. */
  readonly componentAddresses?: 'resolved' | 'written';
  /** Whether MDX may contain HTML comments. */
  readonly htmlComments: boolean;
  /** Whether `:::note Title` is a notice with a title; true unless set to `false`. */
  readonly admonitionTitles?: boolean;
  /** Whether GitHub alerts are admonitions; true unless set to `false`. */
  readonly githubAlerts?: boolean;
  /** Whether notations of VitePress are read; true unless set to `false`. */
  readonly vitePressNotations?: boolean;
  /** How unknown directives are read: as notices and text, unless set to `plain`. */
  readonly unknownAdmonitions?: 'notice' | 'plain';
  /** Whether MDX is read as MDX 1 if MDX 3 cannot read it or reads it differently. */
  readonly mdx1?: boolean;
  /** The parser of MDX 1, in the contexts of documents that are read so. */
  readonly parseOld?: ParseOld;
  /** Whether elements written as JSX in MDX stay plain HTML instead of being rendered like Markdown. */
  readonly bareElements?: boolean;
  /** Whether ids derived from headings keep their capitals. */
  readonly capitalIds?: boolean;
  /** Whether headings written as HTML count as those of Markdown do; true unless set to `false`. */
  readonly htmlHeadings?: boolean;
  /** The tool whose heading ids to produce: GitHub, unless set. */
  readonly headingIds?: 'github' | 'vitepress' | 'docusaurus';
  /** What describes a document: its first paragraph, unless set to `line`. */
  readonly descriptions?: 'paragraph' | 'line';
  /** Where comments in code mark lines: everywhere, unless set otherwise. */
  readonly highlightComments?: 'always' | 'unnumbered' | 'alone';
  /** Which code titles are read: all, unless set to `quoted`. */
  readonly codeTitles?: 'any' | 'quoted';
  /** Whether code keeps the text after the language of its fence. */
  readonly codeMeta?: boolean;
  /** Names of elements whose components may change in the browser. */
  readonly liveElements?: readonly string[];
  /** Which heading is the title: the first one of level 1, unless set otherwise. */
  readonly titles?: 'first' | 'opening' | 'any';
  /** What code receives for dates in front matter: text, unless set to `value`. */
  readonly dates?: 'text' | 'value';
  /** Whether an imported SVG file is a component. */
  readonly svgComponents?: boolean;
  /** Names of directives rendered as admonitions. */
  readonly admonitions: ReadonlySet<string>;
  /** The module of each component that MDX can use without importing it; the name of the export follows `#`. */
  readonly components: Readonly<Record<string, string>>;
  /** Changes the grammars used to highlight code. */
  readonly prism?: PrismSetUp | undefined;
  readonly languageAliases: Readonly<Record<string, string>>;
  /** Whether `$…$` in a document is a formula, by the document's path; absent for none. */
  readonly hasMath?: ((path: string) => boolean) | undefined;
  /** Renders formulas; absent if KaTeX is not loaded. */
  readonly renderMath?: MathRenderer | undefined;
  /** Whether names such as `:rocket:` are emoji. */
  readonly emoji?: boolean;
  /** Comments in code that give lines classes, in addition to those that highlight. */
  readonly codeComments?: readonly CodeComment[];
  /** Whether fences of the language `mermaid` are diagrams. */
  readonly mermaid: boolean;
  /** How code marked `live` can be edited; absent or `false` for not at all. */
  readonly liveCode?: boolean | object;
  /** `false` if only the facts of documents are needed, which contain no code; `unless-plain` skips plain documents. */
  readonly highlights?: boolean | 'unless-plain';
  /** Address by prefix of references, with `<num>` for the number. */
  readonly autolinks: Readonly<Record<string, string>>;
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
