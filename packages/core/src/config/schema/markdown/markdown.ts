import * as z from 'zod';
import { plugins } from './markdown-plugins.js';
import { mathSchema } from './math.js';

/** Replaces the text of a document. The path is absolute. */
export type Preprocessor = (file: {
  readonly filePath: string;
  readonly fileContent: string;
}) => string | Promise<string>;

/** Adds grammars to Prism, or changes existing ones: `languages`, with `extend` and `insertBefore`. */
// biome-ignore lint/suspicious/noExplicitAny: grammars are of any depth
export type PrismSetUp = (prism: { languages: Record<string, any> }) => void | Promise<void>;

const prism = z.custom<PrismSetUp>((value) => typeof value === 'function', 'expected a function');
const preprocessor = z.custom<Preprocessor>((value) => typeof value === 'function', 'expected a function');

/** How Markdown is read. */
export const markdownSchema = z.strictObject({
  /** `detect`: `.md` is CommonMark and `.mdx` is MDX; `mdx`: both are MDX. */
  format: z.enum(['detect', 'mdx']).default('detect'),
  /** Whether MDX may contain HTML comments, as in MDX 1. */
  htmlComments: z.boolean().default(false),
  /** Whether an admonition may have its title without brackets (`:::note Title`). Otherwise such a block is text. */
  admonitionTitles: z.boolean().default(true),
  /** Whether a quote that begins with a line such as `[!NOTE]` or `[!NOTE] Title` is an admonition, as on GitHub. */
  githubAlerts: z.boolean().default(true),
  /**
   * Whether notations of VitePress and Starlight are read: blocks with a space before their name (`::: tip`),
   * `:::code-group` and `:::details`, comments in code such as `// [!code ++]`, and fences such as `js{1,3}`,
   * `js:line-numbers` and `diff lang="js"`.
   */
  vitePressNotations: z.boolean().default(true),
  /**
   * What becomes of a block `:::name` that is not an admonition of the site: it looks like a note (`notice`), or only
   * its contents are shown (`plain`), with a title only in brackets. With `plain`, of `::name[text]` and `:name[text]`
   * too only the contents remain.
   */
  unknownAdmonitions: z.enum(['notice', 'plain']).default('notice'),
  /**
   * Whether MDX is read as in MDX 1: `<https://…>` is a link, `{` and `<` may be text. What MDX 3 cannot read, or reads
   * differently, is a finding of `mdx1-syntax`.
   */
  mdx1: z.boolean().default(false),
  /**
   * Whether `<Logo />` draws an SVG file that the document imports as `Logo`; with `svgImports: 'component'` it is a
   * component in any case.
   */
  svgComponents: z.boolean().default(false),
  /**
   * Whether elements written as JSX, except `<details>`, stay plain HTML, as in MDX since version 2. Otherwise the
   * theme draws them like those of Markdown. With it, a component that a document imports receives a table as the bare
   * element, and code as the element around a `code`, because it may inspect them.
   */
  bareElements: z.boolean().default(false),
  /** Whether ids made from headings keep their capitals: `#Getting-started`. */
  capitalIds: z.boolean().default(false),
  /**
   * Whether headings written as HTML (`<h2>`) in `.md` files that are not MDX get ids made from their text, and are in
   * the table of contents.
   */
  htmlHeadings: z.boolean().default(true),
  /**
   * How ids are made from headings: `github` makes `buildoutdir` of `build.outDir`, and `vitepress` makes
   * `build-outdir`. `mkdocs` leaves out what is not ASCII, and numbers equal ids with `_`. With `docusaurus`, which is
   * otherwise like `github`, the source of expressions and comments in MDX counts, also in tables of contents:
   * `a-1--1` for `A {1 + 1}`. Only with `github`, `[#id]` at the end of a heading is its id, as `{#id}` is.
   */
  headingIds: z.enum(['github', 'vitepress', 'mkdocs', 'docusaurus']).default('github'),
  /**
   * What describes a document without a description in its front matter: its first `paragraph` of text, or its first
   * `line` with words, which may be a heading below the title.
   */
  descriptions: z.enum(['paragraph', 'line']).default('paragraph'),
  /**
   * What counts as a word for the time that a post takes to read: words by the rules of `unicode`, or what is between
   * `spaces`, apart from Chinese characters, Hiragana and Hangul, each of which counts.
   *
   * @default `'unicode'`
   */
  countedWords: z.enum(['unicode', 'spaces']).exactOptional(),
  /** Which code titles are read: `any`, including `title=a.js`, or only `quoted` ones (`title="a.js"`). */
  codeTitles: z.enum(['any', 'quoted']).default('any'),
  /**
   * Whether the component that draws code receives the text after the language of a fence as `metastring`, for
   * components of your own that read it. Code with words that docsite does not know is hydrated if the component can
   * change in the browser.
   */
  codeMeta: z.boolean().default(false),
  /**
   * Names of elements and components that the theme renders by components which may change in the browser, such as `h2`
   * or `Details`. Content with them is hydrated if they do.
   */
  liveElements: z.array(z.string().min(1)).default([]),
  /**
   * Where comments in code mark lines: in all code (`always`), only in code whose fence does not give line numbers
   * (`unnumbered`), or only in such code with a language (`alone`). In other code they are text.
   */
  highlightComments: z.enum(['always', 'unnumbered', 'alone']).default('always'),
  /**
   * Which heading of level 1 is the title of a document without one in its front matter: the `first`, wherever it is,
   * or only one `opening` the document. The latter is what Docusaurus does; documents without it are called by the name
   * of their file, and the first heading is in a `<header>`, wherever it is. With `any`, a document may open with a
   * heading of another level, which is raised to 1 with those below it, as in the chapters of an mdBook.
   */
  titles: z.enum(['first', 'opening', 'any']).default('first'),
  /**
   * What code of documents receives for dates in front matter: the `text`, or a `Date` for those that YAML 1.1 reads as
   * dates, which is what Docusaurus does.
   */
  dates: z.enum(['text', 'value']).default('text'),
  /**
   * Which schemes URLs in documents may have: those `known` to run no code, or `any` except `javascript:` and
   * `vbscript:`, for sites that trust all their authors.
   */
  linkSchemes: z.enum(['known', 'any']).default('known'),
  /**
   * Which files are published because documents link to them or show them: those in the `site` folder, and outside it
   * those no further away than the document, or files `anywhere`, which is what Docusaurus does.
   */
  linkedFiles: z.enum(['site', 'anywhere']).default('site'),
  /**
   * How components in MDX receive addresses in `to`, `href` and `src`: `resolved` to those of pages and files, and
   * checked, or as `written`, which is what Docusaurus does.
   */
  componentAddresses: z.enum(['resolved', 'written']).default('resolved'),
  /**
   * Which images in Markdown are given the dimensions of their files, so that the text does not move when they appear:
   * those next to `content`, or `all`, including those in static folders, which is what Docusaurus does.
   */
  imageSizes: z.enum(['content', 'all']).default('content'),
  /**
   * What the component that draws links in Markdown (`a` of `content/content-components`) receives for an address such
   * as `/shop` at which there is nothing: the address below the base URL (`resolved`), or the address as `written`,
   * because the component may know where it leads. With `written`, such a link is reported only if the drawn page leads
   * to that address of the site.
   */
  missingLinks: z.enum(['resolved', 'written']).default('resolved'),
  /**
   * The parser of Markdown. `remark` is slower and gives the same result. Documents whose plugins add syntax with
   * micromark extensions use it in any case.
   */
  parser: z.enum(['satteri', 'remark']).default('satteri'),
  /**
   * Changes the text of each document, and of Markdown that it imports, including the front matter, before it is read.
   *
   * @example ({ filePath, fileContent }) => fileContent.replaceAll('%year%', '2026')
   */
  preprocessor: preprocessor.exactOptional(),
  /**
   * Plugins that change the Markdown tree: functions, or lists of a function and its options.
   *
   * @example [[remarkSmartypants, { dashes: 'oldschool' }]]
   */
  remarkPlugins: plugins.default([]),
  /** Plugins that change the HTML tree: functions, or lists of a function and its options. */
  rehypePlugins: plugins.default([]),
  /**
   * Names of admonitions in addition to the built-in ones.
   *
   * @example ['security']
   */
  admonitions: z.array(z.string()).default([]),
  /** Whether the built-in admonitions exist besides those in `admonitions`. */
  builtInAdmonitions: z.boolean().default(true),
  /**
   * Components that MDX files can use without importing them: the module of each, with the name of the export after
   * `#`.
   *
   * @example { Badge: '@site/src/badge.tsx', Since: '@site/src/marks.tsx#Since' }
   */
  components: z
    .record(z.string().regex(/^[A-Z][\w$]*$/, 'expected a name that begins with a capital'), z.string().min(1))
    .default({}),
  /**
   * Code languages by the names that fences use; the empty name stands for code without a language.
   *
   * @example { moodle: 'php' }
   */
  languageAliases: z.record(z.string(), z.string()).default({}),
  /**
   * Adds languages to Prism, or changes existing ones. It is called before code is coloured, and can ask for any
   * grammar of Prism.
   *
   * @example (prism) => { prism.languages.log = { time: /\d\d:\d\d/ }; }
   */
  prism: prism.exactOptional(),
  /**
   * Reads `$…$` and `$$…$$` as formulas, which KaTeX renders when the site is built: `true`, or an object. `macros`
   * defines your own commands; `folders` limits formulas to the documents in these folders; `katex` has further options
   * of KaTeX.
   *
   * @example { macros: { '\\RR': '\\mathbb{R}' } }
   */
  math: mathSchema.default(false),
  /**
   * Comments in code that give lines a class of the site's own, in addition to those that highlight: `line` before one,
   * `block` around several.
   *
   * @example [{ className: 'line-added', line: 'added-next-line', block: { start: 'added-start', end: 'added-end' } }]
   */
  codeComments: z
    .array(
      z.strictObject({
        /** The class of the lines. */
        className: z.string().min(1),
        /** The comment before a line. */
        line: z.string().min(1).exactOptional(),
        /** The comments around several lines. */
        block: z
          .strictObject({
            /** The comment before the first line. */
            start: z.string().min(1),
            /** The comment after the last line. */
            end: z.string().min(1),
          })
          .exactOptional(),
      }),
    )
    .default([]),
  /** Turns names of emoji, such as `:rocket:`, into emoji. */
  emoji: z.boolean().default(false),
  /** Draws fences of the language `mermaid` as diagrams; `false` leaves them as code. */
  mermaid: z.boolean().default(true),
  /**
   * Lets readers edit the code of fences with `live` and see the result, with the package `react-live`: `true`, or an
   * object whose `result` puts the result at the `top` or at the `bottom`.
   *
   * @example { result: 'top' }
   */
  liveCode: z
    .union(
      [
        z.boolean(),
        z.strictObject({
          /** Where the result is: below the code, or above it. */
          result: z.enum(['top', 'bottom']).default('bottom'),
        }),
      ],
      'expected true, false, or an object with `result`',
    )
    .default(false),
  /**
   * Turns words with a number, such as `BUG-12`, into links: the address for each prefix, with `<num>` for the number.
   *
   * @example { 'BUG-': 'https://bugs.example.org/<num>' }
   */
  autolinks: z
    .record(
      z.string().regex(/^[A-Za-z#][\w#-]*$/, 'expected a prefix for numbers, such as `BUG-`'),
      z.string().refine((url) => /^(?:https?:\/)?\/.*<num>/.test(url), 'expected an address that contains `<num>`'),
    )
    .default({}),
});
