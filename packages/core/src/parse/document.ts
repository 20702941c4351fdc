import type { Root } from 'hast';
import type { Place } from '../diagnostic.js';
import type { HeadTag } from '../head/head-tag.js';
import type { LinkKind } from '../html/link-attributes.js';
import type { FrontMatterDates } from './front-matter/front-matter-dates.js';
import type { FrontMatter } from './front-matter/front-matter-schema.js';

/**
 * The facts about one Markdown or MDX file, including its partials. Plain data, sent between threads and cached by
 * content. Every fact has its place, which is in another file if it comes from a partial.
 */
export interface Document {
  /** Path of the source, relative to the site folder. */
  readonly path: string;
  readonly format: 'md' | 'mdx';
  readonly frontMatter: FrontMatter;
  /** Place of each front matter key. */
  readonly frontMatterPlaces: Readonly<Record<string, Place>>;
  /** Its dates, if code is to receive them as such; absent for none. */
  readonly frontMatterDates?: FrontMatterDates;
  /** Text of the level 1 heading that is the title if front matter has none. */
  readonly contentTitle?: string;
  /** Set if its first heading is of level 1 but is not the title: no title is shown above it. */
  readonly hasTitleInText?: true;
  readonly headings: readonly Heading[];
  /** The table of contents that it exports in place of that of its headings; absent for none. */
  readonly contents?: readonly ContentsEntry[];
  readonly links: readonly LinkUse[];
  readonly ids: readonly IdUse[];
  readonly components: readonly ComponentUse[];
  readonly directives: readonly DirectiveUse[];
  readonly undefinedReferences: readonly ReferenceUse[];
  readonly diagrams: readonly DiagramUse[];
  /** What the page adds to its head; absent for nothing. */
  readonly head?: DocumentHead;
  /** Plain text of the first paragraph, or of the first line, for descriptions. */
  readonly excerpt: string;
  /** Set if it uses `DocCardList`, which lists the entries around it in the sidebar. */
  readonly hasCards?: true;
  /** Set if its text, or that of a partial, has an error of syntax: its ids are unknown. */
  readonly isUnparsed?: true;
  /** Set if a marker ends its excerpt. */
  readonly isTruncated?: true;
  /** Reading time, rounded to hundredths; only for posts. */
  readonly readingMinutes?: number;
  readonly problems: readonly ParseProblem[];
  /** Comments that suppress findings; absent for none. */
  readonly suppressions?: readonly SuppressionUse[];
  /** Present if the page needs a module of its own, which makes it live. */
  readonly module?: DocumentModule;
  /** Set if the default theme adds no links or errors when it renders the content: `isPlainTree`. */
  readonly isPlain?: true;
}

/** A document with its content tree, which stays in the worker that parsed it. */
export interface ParsedDocument extends Document {
  readonly tree: Root;
  /** The files that the nodes of the tree come from: the document, then its partials. Absent without partials. */
  readonly files?: readonly string[];
}

/** Elements for the head: those of the front matter, then those of each `<Head>`, which replace earlier ones. */
export interface DocumentHead {
  readonly levels: readonly (readonly HeadTag[])[];
  /** Index in `Document.links` of their first URL; the others follow in order. */
  readonly firstLink: number;
}

/** An entry of a table of contents. */
export interface ContentsEntry {
  readonly id: string;
  readonly level: number;
  /** What it says, as HTML. */
  readonly html: string;
}

/** A heading of a document. */
export interface Heading {
  readonly level: number;
  readonly id: string;
  /** Plain text. */
  readonly text: string;
  /** Inline HTML without links. */
  readonly html: string;
  /** Set for a heading that tables of contents leave out. */
  readonly isUnlisted?: true;
  readonly place: Place;
}

/**
 * A reference from the document to something else: a link that readers follow, or a file that the page loads. Nodes of
 * the tree refer to it by index.
 */
export interface LinkUse {
  /** As written, before any resolution. */
  readonly href: string;
  readonly kind: LinkKind;
  readonly place: Place;
  /** Set for a prop of one of the site's own components, which may interpret it differently. */
  readonly isProp?: true;
  /**
   * Set outside Markdown: for an image or an empty address in a JSX element, an address in a `<head>`, or a link in an
   * element that stays plain HTML (`markdown.bareElements`).
   */
  readonly isElement?: true;
}

/** An id that the author wrote: `{#id}` on a heading, an `id` attribute, or the `name` of an `<a>`. */
export interface IdUse {
  readonly id: string;
  readonly place: Place;
  /** Set for a `name` and for the id of a component, which are link targets only if no element has that id. */
  readonly isName?: true;
}

/** A component used as JSX; `known` if the theme or an import provides it. */
export interface ComponentUse {
  readonly name: string;
  readonly known: boolean;
  readonly place: Place;
  /** The file that is imported under this name as its address, such as `./logo.svg`. */
  readonly importedFile?: string;
}

/** A container directive, `:::name`. */
export interface DirectiveUse {
  readonly name: string;
  readonly known: boolean;
  /** Whether it has a closing fence of its own. */
  readonly closed: boolean;
  /** The last block inside, if its closing fence ends this one, too, as it does if both begin with as many colons. */
  readonly endsWith?: string;
  readonly place: Place;
}

/** A `[text][label]` or `[^label]` without a definition. */
export interface ReferenceUse {
  readonly label: string;
  readonly kind: 'link' | 'footnote';
  readonly place: Place;
}

/** The source of a diagram, which browsers render. */
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
    | 'directive-syntax'
    | 'unknown-language'
    | 'code-options'
    | 'unused-footnote'
    | 'table-syntax'
    | 'emphasis-syntax'
    | 'unclosed-code'
    | 'unclosed-html'
    | 'math-syntax'
    | 'missing-asset';
  readonly message: string;
  readonly hint?: string;
  readonly place: Place;
  /** What it has in common with others, which reports for people show together; its message by default. */
  readonly cause?: string;
  /** Another rule that limits the severity: the less severe of the two applies. */
  readonly atMost?: 'front-matter-key';
}

/** A comment that suppresses findings, as written: `docsite-ignore rule until 2027-01-31: reason`. */
export interface SuppressionUse {
  readonly place: Place;
  /** The word that it begins with. */
  readonly directive: string;
  readonly rules: readonly string[];
  /** The last day on which it applies. */
  readonly until?: string;
  /** Empty if none is given. */
  readonly reason: string;
  /** First and last line that it applies to, in its file; absent for the whole file. */
  readonly lines?: readonly [first: number, last: number];
}

/** The code of a live page. */
export interface DocumentModule {
  /** Its `import` and `export` statements as written, except those that only include content. */
  readonly statements: readonly ModuleStatement[];
}

/** A part of a text, from one offset up to but excluding another. */
export interface CodeRange {
  readonly start: number;
  readonly end: number;
}

/** A block of `import` and `export` statements. */
export interface ModuleStatement {
  readonly code: string;
  /** Names that the code declares or imports. */
  readonly names: readonly string[];
  /** Ranges of its module specifiers, without quotes. */
  readonly specifiers: readonly CodeRange[];
  /** The file that contains the statement: its imports are relative to that file. */
  readonly place: Place;
}
