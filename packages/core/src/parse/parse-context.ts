import type { TracedExports } from '../config/import-module.js';
import type { PrismSetUp } from '../config/schema/markdown.js';
import type { CodeComment } from './code/highlight-comments.js';
import type { SyntaxExtensions } from './markdown/remark-parser.js';
import type { MathRenderer } from './math-renderer.js';

/** Runs code of the site, as an `Observation` does. */
export interface PluginWatcher {
  watch<T>(run: () => T | Promise<T>): Promise<T>;
  watchCall<T>(call: () => T): T;
}

/** How documents are parsed: the Markdown configuration, and access to other files. */
export interface ParseContext {
  readonly format: 'detect' | 'mdx';
  readonly parser: 'satteri' | 'remark';
  /** The site folder, absolute; plugins are given absolute paths where it is known. */
  readonly siteDir?: string;
  /** Gives documents another text. */
  readonly preprocessor?: ((file: { filePath: string; fileContent: string }) => string | Promise<string>) | undefined;
  /** Syntax beside that of Markdown; it is read by remark. */
  readonly syntax?: SyntaxExtensions;
  /** Plugins, with or without options; a `FolderPlugin` is for the documents of its folders. */
  // biome-ignore lint/suspicious/noExplicitAny: plugins of any options
  readonly remarkPlugins: readonly any[];
  // biome-ignore lint/suspicious/noExplicitAny: plugins of any options
  readonly rehypePlugins: readonly any[];
  /** Runs plugins, so that what they read is noted. */
  readonly watcher?: PluginWatcher;
  /**
   * Folders whose documents are posts of a blog: their titles are not part of them, and their reading times are known.
   */
  readonly postFolders?: readonly string[];
  /** Which schemes URLs may have; absent for those that are known to run no code. */
  readonly linkSchemes?: 'known' | 'any';
  /** Whether MDX may hold HTML comments. */
  readonly htmlComments: boolean;
  /** Whether `:::note Title` is a notice with a title; it is, unless this is `false`. */
  readonly admonitionTitles?: boolean;
  /** Whether alerts of GitHub are admonitions: they are, unless this is `false`. */
  readonly githubAlerts?: boolean;
  /** Whether notations of VitePress are read: they are, unless this is `false`. */
  readonly vitePressNotations?: boolean;
  /** What becomes of directives that mean nothing here: notices and text, unless this is `plain`. */
  readonly unknownAdmonitions?: 'notice' | 'plain';
  /** Whether MDX is read as MDX 1 read it, where MDX 3 cannot read it or reads it otherwise. */
  readonly mdx1?: boolean;
  /** Whether elements that MDX has as JSX stay plain HTML, and are not drawn as those of Markdown. */
  readonly bareElements?: boolean;
  /** Whether ids that are made of headings keep their capitals. */
  readonly capitalIds?: boolean;
  /** Which tool ids are made of headings as: GitHub, unless this is `vitepress`. */
  readonly headingIds?: 'github' | 'vitepress';
  /** What describes a document: its first paragraph, unless this is `line`. */
  readonly descriptions?: 'paragraph' | 'line';
  /** Where comments in code mark lines: everywhere, unless this is `alone`. */
  readonly highlightComments?: 'always' | 'unnumbered' | 'alone';
  /** Which titles of code are read: all, unless this is `quoted`. */
  readonly codeTitles?: 'any' | 'quoted';
  /** Which heading of level 1 is the title: the first heading, unless this is `opening`. */
  readonly titles?: 'first' | 'opening';
  /** Whether an imported SVG file is a component. */
  readonly svgComponents?: boolean;
  /** Directive names drawn as admonitions. */
  readonly admonitions: ReadonlySet<string>;
  /** Modules of components that MDX has without importing them, by their names; after `#` the name of the export. */
  readonly components: Readonly<Record<string, string>>;
  /** Changes the grammars that code is coloured by. */
  readonly prism?: PrismSetUp | undefined;
  readonly languageAliases: Readonly<Record<string, string>>;
  /** Whether `$…$` in a document is a formula, by its path; absent for none. */
  readonly hasMath?: ((path: string) => boolean) | undefined;
  /** Draws formulas; absent where nothing can. */
  readonly renderMath?: MathRenderer | undefined;
  /** Whether names such as `:rocket:` are emoji. */
  readonly emoji?: boolean;
  /** Comments in code that give lines classes, beside those that highlight. */
  readonly codeComments?: readonly CodeComment[];
  /** Whether fences of the language `mermaid` are diagrams. */
  readonly mermaid: boolean;
  /** How code that says `live` can be edited; absent, as `false`, for not at all. */
  readonly liveCode?: boolean | object;
  /**
   * `false` where only the facts of documents are asked for, in which no code is; `unless-plain` for those of plain
   * ones.
   */
  readonly highlights?: boolean | 'unless-plain';
  /** Address of a reference by its prefix, `<num>` for its number. */
  readonly autolinks: Readonly<Record<string, string>>;
  /** Names that documents import by, and the file or folder that each stands for; absent for none. */
  readonly aliases?: Readonly<Record<string, string>> | undefined;
  /** Reads a file that a document brings in, by path relative to the site folder; `undefined` where there is none. */
  readonly readFile: (path: string) => string | undefined;
  /** Imports a module of server components, by path relative to the site folder. Rejects as `importExports` does. */
  readonly importModule: (path: string) => Promise<Pick<TracedExports, 'exports' | 'trace'>>;
  /** The day the site is built on, in UTC, as `2022-07-11`: server components may ask for it. */
  readonly today: string;
}
