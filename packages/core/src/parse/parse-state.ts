import type { Element } from 'hast';
import type {
  ComponentUse,
  DiagramUse,
  DirectiveUse,
  Heading,
  IdUse,
  ModuleStatement,
  ParseProblem,
  ReferenceUse,
  SuppressionUse,
} from './document.js';
import type { ParsedPartial } from './mdx/expressions/mdx-scope.js';
import type { ParseContext } from './parse-context.js';

/** A name declared in a document's code. */
export interface DeclaredName {
  /** Where it comes from: a path relative to the site folder, or a package. */
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
  /** Text of each of `files`, with the line numbers of the file. */
  readonly texts: string[];
  readonly problems: ParseProblem[];
  readonly suppressions: SuppressionUse[];
  readonly components: ComponentUse[];
  readonly directives: DirectiveUse[];
  readonly references: ReferenceUse[];
  readonly diagrams: DiagramUse[];
  readonly ids: IdUse[];
  /** Headings that were given their ids before the site's rehype plugins ran, with their words at that time. */
  readonly namedHeadings: WeakMap<Element, Pick<Heading, 'text' | 'html'>>;
  /** Headings written as HTML that are no more than elements. */
  readonly plainHeadings: WeakSet<Element>;
  readonly statements: ModuleStatement[];
  /** Names that the document's own code declares or imports. */
  readonly declaredNames: Map<string, DeclaredName>;
  /** Files that are imported as their addresses, as written, by the names they have in code. */
  readonly importedFiles: Map<string, string>;
  /** Parsed partials, by path. */
  readonly partials: Map<string, ParsedPartial>;
  /** Texts of partials that the site's preprocessor has changed, by path. */
  readonly partialTexts: ReadonlyMap<string, string>;
  /** Texts of partials as they are in their files, by path. */
  readonly partialSources: Map<string, string>;
  /** Text of each file that was read, by path; `undefined` for a missing one. */
  readonly filesRead: Map<string, string | undefined>;
  /** Whether any of these files was found relative to the document. */
  readsBeside: boolean;
  /** Whether a plugin has read the path of the document. */
  isPathAsked: boolean;
  /** Number of nodes added by partials. */
  inlinedNodes: number;
  /** The number of elements whose children code of a partial reads. */
  heldChildren: number;
  hasServerComponents: boolean;
  /** Whether the text of a file has an error of syntax, so that its tree is empty. */
  isUnparsed: boolean;
  /** Whether a marker ends its excerpt. */
  isTruncated: boolean;
  /** Whether the page needs a module: code of its own, or expressions that are not literals. */
  live: boolean;
}

/**
 * Starts the state of one document.
 *
 * @param partialTexts Texts of partials that the site's preprocessor has changed, by path.
 */
export function startParse(
  path: string,
  format: 'md' | 'mdx',
  context: ParseContext,
  partialTexts: ReadonlyMap<string, string>,
): ParseState {
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
    namedHeadings: new WeakMap(),
    plainHeadings: new WeakSet(),
    statements: [],
    declaredNames: new Map(),
    importedFiles: new Map(),
    partials: new Map(),
    partialTexts,
    partialSources: new Map(),
    filesRead: new Map(),
    readsBeside: false,
    isPathAsked: false,
    inlinedNodes: 0,
    heldChildren: 0,
    hasServerComponents: false,
    isUnparsed: false,
    isTruncated: false,
    live: false,
  };
}
