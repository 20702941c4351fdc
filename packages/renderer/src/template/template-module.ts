import type { ComponentType, ReactNode } from 'react';
import type { GeneratedFacts, PageData } from './page-data.js';
import type { SiteData } from './site-data.js';

/** The template of each kind of page, by the page's `kind`. */
export type PageTemplates = {
  readonly [K in PageData['kind']]: ComponentType<{ readonly page: Extract<PageData, { readonly kind: K }> }>;
};

/** The template for the body of each kind of generated page. */
export type GeneratedTemplates = {
  readonly [K in GeneratedFacts['kind']]: ComponentType<{
    readonly page: Extract<GeneratedFacts, { readonly kind: K }>;
  }>;
};

/** Collects the styles that components create in JavaScript while a node is rendered. */
export interface StyleCollector {
  /** The node, within what collects its styles. */
  readonly around: (node: ReactNode) => ReactNode;
  /** The collected style sheet, once the node is rendered; empty if there is none. */
  readonly css: () => string;
}

/** What the entry of a theme (`templates/src/index.ts`) exports to the renderer. */
export interface TemplateModule {
  /** Renders the whole page inside `<div id="ds-root">`: the shell and the template for the page's kind. */
  readonly App: ComponentType<{ readonly site: SiteData; readonly page: PageData }>;
  /** Renders the body of a generated page. */
  readonly GeneratedPage: ComponentType<{ readonly page: GeneratedFacts }>;
  /** Shown while a page is fetched. */
  readonly Loading: ComponentType<{ readonly label: string }>;
  /** Components that render Markdown elements, and those that authors can use in JSX without an import. */
  readonly contentComponents: ContentComponents;
  /** Whether bodies of pages get the values of contexts that components around them provide. */
  readonly sharesContexts: boolean;
  /** Creates a collector for one node; absent if no library needs it. */
  readonly styleCollector: (() => StyleCollector) | undefined;
  /** Renders the export of a page's module with its props. */
  // biome-ignore lint/suspicious/noExplicitAny: each component has props of its own
  readonly PageBody: ComponentType<{ readonly content: ComponentType<any> }>;
}

/**
 * By HTML tag name (`a`, `table`, `img`) or by JSX name (`Admonition`, `CodeBlock`, `Tabs`, `TabItem`, `Details`);
 * `Diagram` renders fences with the language `mermaid`.
 */
// biome-ignore lint/suspicious/noExplicitAny: each component has props of its own
export type ContentComponents = Readonly<Record<string, ComponentType<any>>>;

/** Props of the `Admonition` component. */
export interface AdmonitionProps {
  readonly type: string;
  /** The title set in JSX; Markdown's `:::note[Title]` becomes a first child of type `AdmonitionTitle` instead. */
  readonly title?: ReactNode;
  /** Replaces the icon of its type; `null` for none. */
  readonly icon?: ReactNode;
  /** Classes in addition to the theme's. */
  readonly className?: string;
  /** The id that the author gives it. */
  readonly id?: string;
  readonly children?: ReactNode;
}

/** Props of the `CodeBlock` component; code is highlighted when the site is built. */
export interface CodeBlockProps {
  /** Highlighted HTML, with each line in `<span class="line">` if lines are marked or numbered. */
  readonly html: string;
  /** Prism language, or `text`. */
  readonly language: string;
  readonly title?: string;
  readonly showLineNumbers?: boolean;
  /** Number of the first line; 1 unless the author sets another one. */
  readonly firstLine?: number;
  /** Whether any line is marked, so that lines are separate blocks. */
  readonly hasLines?: boolean;
  /** Whether readers may edit the code and see its result. */
  readonly live?: boolean;
  /** Whether live code calls `render()` itself. */
  readonly noInline?: boolean;
  /** The text after the language of the fence, if `markdown.codeMeta` is set. */
  readonly metastring?: string;
}

/** Props of the `Diagram` component; its source is highlighted when the site is built. */
export type DiagramProps = Pick<CodeBlockProps, 'html' | 'language' | 'title'>;
