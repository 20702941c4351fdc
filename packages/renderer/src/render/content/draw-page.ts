import { type Page, reasonOf } from '@docsite/core';
import type { Root } from 'hast';
import type { ReactNode } from 'react';
import type { Bundle } from '../../bundle/bundle.js';
import type { RenderedReader } from '../../markdown-twin/read-rendered.js';
import { generatedPageData } from '../../page-data/page/generated-page.js';
import type { HtmlRenderer } from '../../react-html/create-html-renderer.js';
import type { GeneratedFacts, HeadData, HighlightCode, PageContent, PageData, SiteData } from '../../template/index.js';
import { renderWithStyles, type StyledHtml } from './collected-styles.js';
import { ComponentReports } from './component-reports.js';
import type { ServerModule } from './load-theme.js';
import type { BlockComponent, PageModule } from './page-module.js';
import { drawParts, treeOfParts } from './render-blocks.js';
import type { ContentRenderer } from './render-content.js';
import { inServerContexts } from './server-contexts.js';
import { PageSurroundings } from './surrounding-contexts.js';

/** What pages are rendered with. */
export interface DrawContext {
  readonly siteData: SiteData;
  readonly bundle: Bundle;
  readonly theme: ServerModule;
  readonly renderTree: ContentRenderer;
  readonly renderHtml: HtmlRenderer;
  /** Parses HTML rendered by code. */
  readonly readRendered: RenderedReader;
  /** Highlights code that components write. */
  readonly highlight?: HighlightCode | undefined;
}

/** Thrown if the shell around a page cannot be rendered; its cause is the original error. */
export class ShellError extends Error {}

/** The context for rendering content. */
export interface ContentContext extends DrawContext {
  /** Collects what its components report. */
  readonly reports: ComponentReports;
}

/** The context for rendering the parts of one page. */
interface PartContext extends ContentContext {
  readonly surroundings: PageSurroundings;
}

/** The head of a page, with the elements that components in its content have added. */
export function withReportedHead(head: HeadData, { levels }: ComponentReports): HeadData {
  return levels.length === 0 ? head : { ...head, drawn: levels };
}

/** The sources of a body: the tree of a document, a module, or both. */
export interface ContentSource {
  readonly tree?: Root | undefined;
  readonly module?: PageModule | undefined;
  /** The blocks of the tree that the module renders, as indexes of its children. */
  readonly blocks?: readonly number[] | undefined;
}

/** The rendered body of a page. */
export interface DrawnContent {
  readonly content: PageContent;
  /** Returns the tree of a document, including what code has rendered in it; absent if a component renders the page. */
  readonly readTree?: (() => Promise<Root>) | undefined;
}

const noContent: DrawnContent = { content: { html: '' } };

/** A page, and what its templates receive. */
export interface PageWithData {
  readonly page: Page;
  readonly data: PageData;
}

/** Renders the body of a page. */
export function renderContent(
  { page, data }: PageWithData,
  { tree, module, blocks = [] }: ContentSource,
  given: ContentContext,
): DrawnContent {
  if (!('source' in page)) return noContent;
  const context = { ...given, surroundings: new PageSurroundings(data, given) };
  if (module === undefined) return tree === undefined ? noContent : renderTree(tree, data, context);
  context.surroundings.find();
  const body = { source: page.source, module };
  return tree === undefined
    ? renderComponent(body, data, context)
    : renderParts({ ...body, tree, blocks }, data, context);
}

/** Renders a document without code. */
function renderTree(tree: Root, data: PageData, context: PartContext): DrawnContent {
  const html = renderInContext(context.renderTree.draw(tree), data, context);
  return { content: { html: withMathStyles(html, context.siteData) }, readTree: async () => tree };
}

/** A body that a module renders, at least in parts. */
interface ModuleBody {
  readonly source: string;
  readonly module: PageModule;
}

/** The body of a document with code. */
interface DocumentBody extends ModuleBody {
  readonly tree: Root;
  /** The blocks of the tree that the module renders, as indexes of its children. */
  readonly blocks: readonly number[];
}

/** Renders a page that is a component of the site. */
function renderComponent({ source, module }: ModuleBody, data: PageData, context: PartContext): DrawnContent {
  const files = filesOf(source, context.bundle);
  const html = module.default === undefined ? '' : renderInContext(bodyOf(module.default, context), data, context);
  return { content: { html, ...files, ...(files.chunk !== undefined && { isWhole: true }) } };
}

/** Renders a document with code: the blocks of its module, and the parts of its tree between them. */
function renderParts(
  { source, module, tree, blocks }: DocumentBody,
  data: PageData,
  context: PartContext,
): DrawnContent {
  const { bundle, siteData, readRendered } = context;
  const islands = bundle.pageIslands[source] ?? [];
  const drawing = {
    drawTree: context.renderTree.draw,
    drawBlock: (block: BlockComponent) => bodyOf(block, context),
    render: (node: ReactNode, idPrefix: string) => renderInContext(node, data, context, idPrefix),
  };
  const parts = drawParts(tree, { module, blocks, islands }, drawing);
  const html = withMathStyles(parts.map((part) => part.html).join(''), siteData);
  return { content: { html, ...filesOf(source, bundle) }, readTree: () => treeOfParts(parts, readRendered) };
}

/** The script and the style sheets of a page, if it has any. */
function filesOf(source: string, { pageChunks, pageStyles }: Bundle): Pick<PageContent, 'chunk' | 'styles'> {
  const [chunk, styles] = [pageChunks[source], pageStyles[source]];
  return { ...(chunk !== undefined && { chunk }), ...(styles !== undefined && { styles }) };
}

function bodyOf(content: BlockComponent, { theme }: DrawContext): ReactNode {
  return theme.createElement(theme.PageBody, { content });
}

/** Renders the body of a generated page. */
export function renderGenerated(facts: GeneratedFacts, context: ContentContext): PageData {
  const body = context.theme.createElement(context.theme.GeneratedPage, { page: facts });
  const data = generatedPageData(facts, '');
  const html = renderInContext(body, data, { ...context, surroundings: new PageSurroundings(data, context) });
  return generatedPageData({ ...facts, head: withReportedHead(facts.head, context.reports) }, html);
}

/** Renders content separately from the shell, as the browser hydrates it, but within the same contexts. */
function renderInContext(content: ReactNode, data: PageData, context: PartContext, idPrefix = ''): string {
  const { siteData, theme, renderHtml } = context;
  const { createElement, PageContext, SiteContext } = theme;
  const own = new ComponentReports();
  const render = (node: ReactNode): string => renderHtml(node, () => own.clear(), idPrefix);
  const draw = (drawn: ReactNode): StyledHtml => {
    const inPage = createElement(PageContext, { value: data }, drawn);
    const inSite = createElement(SiteContext, { value: siteData }, inPage);
    return renderWithStyles(inServerContexts(inSite, own, context), theme, render);
  };
  const { html, styles } = context.surroundings.draw(content, draw, () => own.clear());
  context.reports.add(own);
  // after the content: when it is hydrated, React ignores what follows
  return html + styles;
}

/** A page in its shell, as HTML. */
export interface DrawnPage {
  readonly html: string;
  /** What components of the shell have reported. */
  readonly reports: ComponentReports;
}

/** Renders a page and the shell around it. Throws a `ShellError`. */
export function drawShell(page: PageData, context: DrawContext): DrawnPage {
  const { theme, siteData, renderHtml } = context;
  const reports = new ComponentReports();
  try {
    const app = theme.createElement(theme.App, { site: siteData, page });
    const render = (node: ReactNode): string => renderHtml(node, () => reports.clear());
    const { html, styles } = renderWithStyles(inServerContexts(app, reports, context), theme, render);
    return { html: html + styles, reports };
  } catch (error) {
    throw new ShellError(reasonOf(error), { cause: error });
  }
}

/** Adds the style sheet for formulas to content that has any, even where the content is shown on another page. */
function withMathStyles(html: string, { math }: SiteData): string {
  return math === undefined || !html.includes('<typeset-math>')
    ? html
    : `<link rel="stylesheet" href="${math}"/>${html}`;
}
