import type { Page } from '@docsite/core';
import type { Root } from 'hast';
import type { ComponentType, ReactNode } from 'react';
import type { Bundle } from '../bundle/bundle.js';
import { reasonOf } from '../bundle/import-module.js';
import { generatedPageData } from '../page-data/generated-page.js';
import type { HtmlRenderer } from '../react-html/create-html-renderer.js';
import type { GeneratedFacts, HeadData, PageContent, PageData, Router, SiteData } from '../template/index.js';
import { type CollectedHead, collectHead } from './collect-head.js';
import type { ServerModule } from './load-theme.js';
import type { ContentRenderer } from './render-content.js';

/** What pages are drawn with. */
export interface DrawContext {
  readonly siteData: SiteData;
  readonly bundle: Bundle;
  readonly theme: ServerModule;
  readonly renderTree: ContentRenderer;
  readonly renderHtml: HtmlRenderer;
}

/** The module of a live page. */
export interface PageModule {
  readonly default?: ComponentType<{ readonly components: unknown; readonly part?: 'beginning' }>;
  readonly frontMatter?: { readonly title?: string; readonly description?: string };
}

/** Thrown if the shell around a page cannot be rendered. */
export class ShellError extends Error {}

/** What content is rendered in. */
export interface ContentContext extends DrawContext {
  /** Takes what its components add to the head. */
  readonly drawn: CollectedHead;
  /** Which part of the content is rendered; absent for all of it. */
  readonly part?: 'beginning';
}

/** The head of a page with what components in its content have added. */
export function withDrawn(head: HeadData, { levels }: CollectedHead): HeadData {
  return levels.length === 0 ? head : { ...head, drawn: levels };
}

/** Renders the body of a page: the tree of its document, or its module. */
export function renderContent(
  data: PageData,
  page: Page,
  content: Root | PageModule | undefined,
  context: ContentContext,
): PageContent {
  if (content === undefined || !('source' in page)) return { html: '' };
  if ('type' in content) return { html: renderInContext(context.renderTree.draw(content), data, context) };
  if (content.default !== undefined) {
    const chunk = context.bundle.pageChunks[page.source];
    const styles = context.bundle.pageStyles[page.source];
    const element = context.theme.createElement(content.default, {
      components: context.theme.contentComponents,
      ...(context.part !== undefined && { part: context.part }),
    });
    return {
      html: renderInContext(element, data, context),
      ...(chunk !== undefined && { chunk }),
      ...(styles !== undefined && { styles }),
    };
  }
  return { html: '' };
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
): string {
  const { createElement, HeadContext, PageContext, RouterContext, SiteContext } = theme;
  const inHead = createElement(HeadContext, { value: drawn.sink }, content);
  const inPage = createElement(PageContext, { value: data }, inHead);
  const inSite = createElement(SiteContext, { value: siteData }, inPage);
  return renderHtml(createElement(RouterContext, { value: serverRouter }, inSite), drawn.clear);
}

/** The server renders one page, so its router does nothing. */
const serverRouter: Router = { navigate: () => {}, preload: () => {} };

/** A page in its shell, as HTML. */
export interface DrawnPage {
  readonly html: string;
  /** What components of the shell have added to the head. */
  readonly head: CollectedHead;
}

/** Draws a page and the shell around it. Throws `ShellError`. */
export function drawShell(page: PageData, { theme, siteData, renderHtml }: DrawContext): DrawnPage {
  const { App, createElement, HeadContext, RouterContext } = theme;
  const head = collectHead();
  try {
    const app = createElement(HeadContext, { value: head.sink }, createElement(App, { site: siteData, page }));
    return { html: renderHtml(createElement(RouterContext, { value: serverRouter }, app), head.clear), head };
  } catch (error) {
    throw new ShellError(reasonOf(error));
  }
}
