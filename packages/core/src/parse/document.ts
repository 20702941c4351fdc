import type { Root } from 'hast';
import type { Place } from '../diagnostic.js';
import type { HeadTag } from '../head/head-tag.js';
import type { LinkKind } from '../html/link-attributes.js';
import type { FrontMatter } from './front-matter-schema.js';

/**
 * The facts of one Markdown or MDX file, partials included. Plain data, sent between threads and cached by content.
 * Every fact carries the place it was written at, which lies in another file where a partial brought it.
 */
export interface Document {
  /** Path of the source, relative to the site folder. */
  readonly path: string;
  readonly format: 'md' | 'mdx';
  readonly frontMatter: FrontMatter;
  /** Place of each front matter key. */
  readonly frontMatterPlaces: Readonly<Record<string, Place>>;
  /** Text of the level 1 heading that is its title where front matter has none. */
  readonly contentTitle?: string;
  /** Set where its first heading is of level 1 and does not entitle it: no title stands above that. */
  readonly hasTitleInText?: true;
  readonly headings: readonly Heading[];
  readonly links: readonly LinkUse[];
  readonly ids: readonly IdUse[];
  readonly components: readonly ComponentUse[];
  readonly directives: readonly DirectiveUse[];
  readonly undefinedReferences: readonly ReferenceUse[];
  readonly diagrams: readonly DiagramUse[];
  /** What the page adds to the head of its document; absent for nothing. */
  readonly head?: DocumentHead;
  /** Plain text of the first paragraph, or of the first line, for descriptions. */
  readonly excerpt: string;
  /** Set where it lists what is beside it in the sidebar, by `DocCardList`. */
  readonly hasCards?: true;
  /** Set where a marker ends what lists show of it. */
  readonly isTruncated?: true;
  /** How long it takes to read, rounded up; only of posts. */
  readonly readingMinutes?: number;
  readonly problems: readonly ParseProblem[];
  /** Comments that suppress findings; absent for none. */
  readonly suppressions?: readonly SuppressionUse[];
  /** Present where the page needs a module of its own, and so is live. */
  readonly module?: DocumentModule;
  /** Set where the default theme draws its content without any link or fault of its own: `isPlainTree`. */
  readonly isPlain?: true;
}

/** A document with its content tree, which stays in the worker that parsed it. */
export interface ParsedDocument extends Document {
  readonly tree: Root;
  /** The files that the nodes of the tree are from: the document, then its partials. Absent where it has none. */
  readonly files?: readonly string[];
}

/** Elements for the head: those of the front matter, then those of each `<Head>`, which replace earlier ones. */
export interface DocumentHead {
  readonly levels: readonly (readonly HeadTag[])[];
  /** Index in `Document.links` of their first URL; the others follow in order. */
  readonly firstLink: number;
}

/** A heading of a document. */
export interface Heading {
  readonly level: number;
  readonly id: string;
  /** Plain text. */
  readonly text: string;
  /** Inline HTML without links. */
  readonly html: string;
  readonly place: Place;
}

/**
 * A reference of the document to something else: what a reader follows, or what the page loads. Nodes of the tree name
 * it by its index.
 */
export interface LinkUse {
  /** As written, before any resolution. */
  readonly href: string;
  readonly kind: LinkKind;
  readonly place: Place;
  /** Set for a prop of a component of the site's own, which may mean something else by it. */
  readonly isProp?: true;
  /** Set where it is no Markdown: an attribute of an element of JSX. */
  readonly isElement?: true;
}

/** An id that the author wrote: `{#id}` on a heading, an `id` attribute, or the `name` of an `<a>`. */
export interface IdUse {
  readonly id: string;
  readonly place: Place;
  /** Set for a `name`, which leads here where no element has that id. */
  readonly isName?: true;
}

/** A component used as JSX; `known` says that the theme or an import provides it. */
export interface ComponentUse {
  readonly name: string;
  readonly known: boolean;
  readonly place: Place;
}

/** A container directive, `:::name`. */
export interface DirectiveUse {
  readonly name: string;
  readonly known: boolean;
  readonly closed: boolean;
  readonly place: Place;
}

/** A `[text][label]` or `[^label]` without a definition. */
export interface ReferenceUse {
  readonly label: string;
  readonly kind: 'link' | 'footnote';
  readonly place: Place;
}

/** The source of a diagram, which browsers draw. */
export interface DiagramUse {
  readonly source: string;
  /** Where its first line begins. */
  readonly place: Place;
}

/** A problem that kept the file from being read as intended. */
export interface ParseProblem {
  readonly rule:
    | 'front-matter'
    | 'front-matter-key'
    | 'syntax'
    | 'encoding'
    | 'missing-partial'
    | 'circular-partial'
    | 'oversized-partial'
    | 'missing-import'
    | 'image-alt'
    | 'link-text'
    | 'heading-order'
    | 'server-component'
    | 'plugin'
    | 'unsafe-url'
    | 'tabs'
    | 'head'
    | 'mdx-in-markdown'
    | 'mdx1-syntax'
    | 'foreign-syntax'
    | 'math-syntax'
    | 'missing-asset';
  readonly message: string;
  readonly hint?: string;
  readonly place: Place;
  /** Another rule: where that is less severe, its severity counts. */
  readonly atMost?: 'front-matter-key';
}

/** A comment that suppresses findings, as it is written: `docsite-ignore rule until 2027-01-31: reason`. */
export interface SuppressionUse {
  readonly place: Place;
  /** The word that it begins with. */
  readonly directive: string;
  readonly rules: readonly string[];
  /** The last day on which it holds. */
  readonly until?: string;
  /** Empty where none is given. */
  readonly reason: string;
  /** First and last line of what it is about, in its file; absent for the whole file. */
  readonly lines?: readonly [first: number, last: number];
}

/** The code of a live page. */
export interface DocumentModule {
  /** Its `import` and `export` statements as written, those that only bring in content left out. */
  readonly statements: readonly ModuleStatement[];
}

/** Part of a text, from one offset to before another. */
export interface CodeRange {
  readonly start: number;
  readonly end: number;
}

/** A block of `import` and `export` statements. */
export interface ModuleStatement {
  readonly code: string;
  /** Names that the code declares or imports. */
  readonly names: readonly string[];
  /** Where it names other modules, quotes left out. */
  readonly specifiers: readonly CodeRange[];
  /** File the statement stands in: imports in it are relative to that file. */
  readonly place: Place;
}
