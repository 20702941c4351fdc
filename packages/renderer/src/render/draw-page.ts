import { type Page, reasonOf } from '@docsite/core';
import type { Root } from 'hast';
import type { ReactNode } from 'react';
import type { Bundle } from '../bundle/bundle.js';
import type { RenderedReader } from '../markdown-twin/read-rendered.js';
import { generatedPageData } from '../page-data/generated-page.js';
import type { HtmlRenderer } from '../react-html/create-html-renderer.js';
import type { GeneratedFacts, HeadData, PageContent, PageData, Router, SiteData } from '../template/index.js';
import { collectFromComponents, type FromComponents } from './collect-from-components.js';
import type { ServerModule } from './load-theme.js';
import type { BlockComponent, PageModule } from './page-module.js';
import { drawParts, treeOfParts } from './render-blocks.js';
import type { ContentRenderer } from './render-content.js';
import { inContexts, surroundingContexts } from './surrounding-contexts.js';

/** What pages are drawn with. */
export interface DrawContext {
  readonly siteData: SiteData;
  readonly bundle: Bundle;
  readonly theme: ServerModule;
  readonly renderTree: ContentRenderer;
  readonly renderHtml: HtmlRenderer;
  /** Reads what code has drawn. */
  readonly readRendered: RenderedReader;
}

/** Thrown if the shell around a page cannot be rendered; its cause is what was thrown there. */
export class ShellError extends Error {}

/** What content is rendered in. */
export interface ContentContext extends DrawContext {
  /** Takes what its components give. */
  readonly drawn: FromComponents;
}

/** The head of a page with what components in its content have added. */
export function withDrawn(head: HeadData, { levels }: FromComponents): HeadData {
  return levels.length === 0 ? head : { ...head, drawn: levels };
}

/** What a body is drawn from: the tree of a document, a module, or both. */
export interface ContentSource {
  readonly tree?: Root | undefined;
  readonly module?: PageModule | undefined;
  /** The blocks of the tree that the module draws, as indexes of its children. */
  readonly blocks?: readonly number[] | undefined;
}

/** The body of a page. */
export interface DrawnContent {
  readonly content: PageContent;
  /** Gives the tree of a document, with what code has drawn in it; absent where a component draws the page. */
  readonly readTree?: (() => Promise<Root>) | undefined;
}

/** Renders the body of a page. */
export function renderContent(
  data: PageData,
  page: Page,
  { tree, module, blocks = [] }: ContentSource,
  context: ContentContext,
): DrawnContent {
  const { renderTree, bundle, theme } = context;
  if (!('source' in page)) return { content: { html: '' } };
  if (module === undefined) {
    if (tree === undefined) return { content: { html: '' } };
    const html = withMathStyles(renderInContext(renderTree.draw(tree), data, context), context.siteData);
    return { content: { html }, readTree: async () => tree };
  }
  const [chunk, styles] = [bundle.pageChunks[page.source], bundle.pageStyles[page.source]];
  const files = { ...(chunk !== undefined && { chunk }), ...(styles !== undefined && { styles }) };
  const contexts = surroundingContexts(data, { ...context, router: serverRouter });
  const drawBlock = (block: BlockComponent): ReactNode =>
    inContexts(theme.createElement(theme.PageBody, { content: block }), contexts, theme);
  if (tree === undefined) {
    const html = module.default === undefined ? '' : renderInContext(drawBlock(module.default), data, context);
    return { content: { html, ...files, ...(chunk !== undefined && { isWhole: true }) } };
  }
  const islands = bundle.pageIslands[page.source] ?? [];
  const parts = drawParts(
    tree,
    { module, blocks, islands },
    {
      drawTree: renderTree.draw,
      drawBlock,
      render: (node, idPrefix) => renderInContext(node, data, context, idPrefix),
    },
  );
  const html = withMathStyles(parts.map((part) => part.html).join(''), context.siteData);
  return {
    content: { html, ...files },
    readTree: () => treeOfParts(parts, context.readRendered),
  };
}

/** Renders the body of a page that the build generates. */
export function renderGenerated(facts: GeneratedFacts, context: ContentContext): PageData {
  const body = context.theme.createElement(context.theme.GeneratedPage, { page: facts });
  const html = renderInContext(body, generatedPageData(facts, ''), context);
  return generatedPageData({ ...facts, head: withDrawn(facts.head, context.drawn) }, html);
}

/** Renders content apart from the shell, as the browser hydrates it apart, but in the same contexts. */
function renderInContext(
  content: ReactNode,
  data: PageData,
  { siteData, theme, renderHtml, drawn }: ContentContext,
  idPrefix = '',
): string {
  const { createElement, HeadContext, LinkContext, PageContext, RouterContext, SiteContext } = theme;
  const own = collectFromComponents();
  const inHead = createElement(HeadContext, { value: own.headSink }, content);
  const checked = createElement(LinkContext, { value: own.linkSink }, inHead);
  const inPage = createElement(PageContext, { value: data }, checked);
  const inSite = createElement(SiteContext, { value: siteData }, inPage);
  const html = renderHtml(createElement(RouterContext, { value: serverRouter }, inSite), own.clear, idPrefix);
  drawn.add(own);
  return html;
}

/** The server renders one page, so its router does nothing. */
const serverRouter: Router = { navigate: () => {}, preload: () => {} };

/** A page in its shell, as HTML. */
export interface DrawnPage {
  readonly html: string;
  /** What components of the shell have given. */
  readonly drawn: FromComponents;
}

/** Draws a page and the shell around it. Throws `ShellError`. */
export function drawShell(page: PageData, { theme, siteData, renderHtml }: DrawContext): DrawnPage {
  const { App, createElement, HeadContext, LinkContext, RouterContext } = theme;
  const drawn = collectFromComponents();
  try {
    const inHead = createElement(HeadContext, { value: drawn.headSink }, createElement(App, { site: siteData, page }));
    const checked = createElement(LinkContext, { value: drawn.linkSink }, inHead);
    return { html: renderHtml(createElement(RouterContext, { value: serverRouter }, checked), drawn.clear), drawn };
  } catch (error) {
    throw new ShellError(reasonOf(error), { cause: error });
  }
}

/** The style sheet of formulas comes with the content that has any, also where that is shown on another page. */
function withMathStyles(html: string, { math }: SiteData): string {
  return math === undefined || !html.includes('<typeset-math>')
    ? html
    : `<link rel="stylesheet" href="${math}"/>${html}`;
}
