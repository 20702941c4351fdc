import type { TracedExports } from '../config/import-module.js';
import type { PrismSetUp } from '../config/schema/markdown.js';
import type { Place } from '../diagnostic.js';
import type { CodeComment } from './code/highlight-comments.js';
import type {
  ComponentUse,
  DiagramUse,
  DirectiveUse,
  IdUse,
  ModuleStatement,
  ParsedDocument,
  ParseProblem,
  ReferenceUse,
  SuppressionUse,
} from './document.js';
import type { SyntaxExtensions } from './markdown/remark-parser.js';
import type { MathRenderer } from './math-renderer.js';
import type { ParsedPartial } from './mdx/mdx-scope.js';

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
  /** What becomes of directives that mean nothing here: notices and text, unless this is `plain`. */
  readonly unknownAdmonitions?: 'notice' | 'plain';
  /** Whether MDX is read as MDX 1 read it, where MDX 3 cannot read it or reads it otherwise. */
  readonly mdx1?: boolean;
  /** Whether elements that MDX has as JSX stay plain HTML, and are not drawn as those of Markdown. */
  readonly bareElements?: boolean;
  /** Whether ids that are made of headings keep their capitals. */
  readonly capitalIds?: boolean;
  /** What describes a document: its first paragraph, unless this is `line`. */
  readonly descriptions?: 'paragraph' | 'line';
  /** Where comments in code mark lines: everywhere, unless this is `alone`. */
  readonly highlightComments?: 'always' | 'alone';
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

/** The meaning of a name in a document's code. */
export interface DeclaredName {
  /** Path relative to the site folder, or package, that it comes from. */
  readonly source: string;
  /** The file that declares or imports it. */
  readonly file: string;
}

/** The facts that the transforms collect from one document. */
export interface ParseState {
  readonly path: string;
  readonly format: 'md' | 'mdx';
  readonly context: ParseContext;
  /** The files whose nodes make up the tree: the document, then its partials. */
  readonly files: string[];
  /** Text of each of `files`, lines as in the file. */
  readonly texts: string[];
  readonly problems: ParseProblem[];
  readonly suppressions: SuppressionUse[];
  readonly components: ComponentUse[];
  readonly directives: DirectiveUse[];
  readonly references: ReferenceUse[];
  readonly diagrams: DiagramUse[];
  readonly ids: IdUse[];
  readonly statements: ModuleStatement[];
  /** Names that the document's own code declares or imports. */
  readonly declaredNames: Map<string, DeclaredName>;
  /** Partials that were read, by path. */
  readonly partials: Map<string, ParsedPartial>;
  /** Text of each file that was read, by path; `undefined` for one that is not there. */
  readonly filesRead: Map<string, string | undefined>;
  /** Whether one of them was found from where the document lies. */
  readsBeside: boolean;
  /** Whether a plugin has asked for the path of the document. */
  isPathAsked: boolean;
  /** Nodes that partials have brought in. */
  inlinedNodes: number;
  hasServerComponents: boolean;
  /** Whether a marker ends its beginning. */
  isTruncated: boolean;
  /** Whether the page needs a module: code of its own, or expressions that are not literals. */
  live: boolean;
}

/** Starts the state of one document. */
export function startParse(path: string, format: 'md' | 'mdx', context: ParseContext): ParseState {
  return {
    path,
    format,
    context,
    files: [path],
    texts: [],
    problems: [],
    suppressions: [],
    components: [],
    directives: [],
    references: [],
    diagrams: [],
    ids: [],
    statements: [],
    declaredNames: new Map(),
    partials: new Map(),
    filesRead: new Map(),
    readsBeside: false,
    isPathAsked: false,
    inlinedNodes: 0,
    hasServerComponents: false,
    isTruncated: false,
    live: false,
  };
}

/** A node reduced to its position. */
export interface PlacedNode {
  position?:
    | {
        start: { line: number; column: number; offset?: number | undefined };
        end: { line: number; column: number; offset?: number | undefined };
      }
    | undefined;
}

/**
 * Nodes of partials carry the index of their file in the line number, as a multiple of this: only
 * positions are kept by every remark and rehype transform, from mdast to hast.
 */
const linesPerFile = 2 ** 24;

/** Marks a node as written in the file with index `file`. */
export function tagFile(node: PlacedNode, file: number): void {
  if (node.position === undefined) return;
  node.position.start.line += file * linesPerFile;
  node.position.end.line += file * linesPerFile;
}

/** The index of the file that a node was written in; absent where its position is not known. */
export function fileIndexOf({ position }: PlacedNode): number | undefined {
  return position && Math.floor(position.start.line / linesPerFile);
}

/** Where a node was written: in the document, or in the partial that brought it. */
export function placeOfNode(node: PlacedNode, state: ParseState): Place {
  const start = node.position?.start;
  const file = fileIndexOf(node) ?? 0;
  return { file: state.files[file] ?? state.path, line: (start?.line ?? 1) % linesPerFile, column: start?.column ?? 1 };
}

/** The place of a position in the tree of a document, which may be in one of its partials. */
export function placeInTree(
  { path, files = [path] }: Pick<ParsedDocument, 'path' | 'files'>,
  { line, column }: { readonly line: number; readonly column: number },
): Place {
  return { file: files[Math.floor(line / linesPerFile)] ?? path, line: line % linesPerFile, column };
}

/** The source text of a node. */
export function sourceOfNode(node: PlacedNode, state: ParseState): string {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return '';
  return (state.texts[fileIndexOf(node) ?? 0] ?? '').slice(start.offset, end.offset);
}
