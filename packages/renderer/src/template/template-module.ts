import type { ComponentType, ReactNode } from 'react';
import type { GeneratedFacts, PageData } from './page-data.js';
import type { SiteData } from './site-data.js';

/** The template of each kind of page, by the page's `kind`. */
export type PageTemplates = {
  readonly [K in PageData['kind']]: ComponentType<{ readonly page: Extract<PageData, { readonly kind: K }> }>;
};

/** The template of the body of each kind of generated page. */
export type GeneratedTemplates = {
  readonly [K in GeneratedFacts['kind']]: ComponentType<{
    readonly page: Extract<GeneratedFacts, { readonly kind: K }>;
  }>;
};

/** What the entry of a theme (`templates/src/index.ts`) exports to the renderer. */
export interface TemplateModule {
  /** Draws the whole page inside `<div id="ds-root">`: shell, and the template of the page's kind. */
  readonly App: ComponentType<{ readonly site: SiteData; readonly page: PageData }>;
  /** Draws the body of a page that the build generates. */
  readonly GeneratedPage: ComponentType<{ readonly page: GeneratedFacts }>;
  /** Shown while a page is fetched. */
  readonly Loading: ComponentType<{ readonly label: string }>;
  /** Components that draw Markdown elements and the JSX that authors may use without an import. */
  readonly contentComponents: ContentComponents;
  /** Draws what the module of a page exports, with what it is given. */
  // biome-ignore lint/suspicious/noExplicitAny: each component has props of its own
  readonly PageBody: ComponentType<{ readonly content: ComponentType<any> }>;
}

/**
 * By HTML tag name (`a`, `table`, `img`) or by JSX name (`Admonition`, `CodeBlock`, `Tabs`, `TabItem`, `Details`);
 * `Diagram` draws fences of the language `mermaid`.
 */
// biome-ignore lint/suspicious/noExplicitAny: each component has props of its own
export type ContentComponents = Readonly<Record<string, ComponentType<any>>>;

/** Props of the `Admonition` component. */
export interface AdmonitionProps {
  readonly type: string;
  /** The title that JSX gives; Markdown's `:::note[Title]` is a first child of type `AdmonitionTitle` instead. */
  readonly title?: ReactNode;
  /** What stands in the place of the icon of its type; `null` for none. */
  readonly icon?: ReactNode;
  /** Classes beside those of the theme. */
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Props of the `CodeBlock` component; code is highlighted when the site is built. */
export interface CodeBlockProps {
  /** Highlighted HTML; each line in `<span class="line">` where lines are marked or numbered. */
  readonly html: string;
  /** Prism language, or `text`. */
  readonly language: string;
  readonly title?: string;
  readonly showLineNumbers?: boolean;
  /** Number of the first line; 1 unless the author says otherwise. */
  readonly firstLine?: number;
  /** Whether any line is marked, so that lines are blocks of their own. */
  readonly hasLines?: boolean;
  /** Whether readers may edit the code, and see what it draws. */
  readonly live?: boolean;
  /** Whether code that can be edited calls `render()` itself. */
  readonly noInline?: boolean;
}

/** Props of the `Diagram` component; its source is highlighted when the site is built. */
export type DiagramProps = Pick<CodeBlockProps, 'html' | 'language' | 'title'>;
