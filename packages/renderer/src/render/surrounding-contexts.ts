import type { ReactNode } from 'react';
import type { HtmlRenderer, ProvidedContext } from '../react-html/create-html-renderer.js';
import type { PageData, SiteData } from '../template/index.js';
import { collectReports } from './component-reports.js';
import type { ServerModule } from './load-theme.js';
import { inServerContexts } from './server-contexts.js';

/** What a page is rendered with to find its contexts. */
export interface Surroundings {
  readonly theme: ServerModule;
  readonly siteData: SiteData;
  readonly renderHtml: HtmlRenderer;
}

/**
 * The contexts that components around the body of a page provide, if its theme layer asks for them: the page is
 * rendered without its body. None if the theme shares none, or if React itself has to render the page.
 */
export function surroundingContexts(
  page: PageData,
  { theme, siteData, renderHtml }: Surroundings,
): readonly ProvidedContext[] {
  const { App, createElement, SurroundingsContext, HeadContext, LinkContext, RouterContext } = theme;
  const { provided } = renderHtml;
  if (!theme.sharesContexts || provided === undefined) return [];
  const own: ReadonlySet<unknown> = new Set([
    ...[SurroundingsContext, HeadContext, LinkContext, RouterContext],
    ...[theme.PageContext, theme.SiteContext],
  ]);
  let found: readonly ProvidedContext[] = [];
  const ask = () => {
    const all = provided().filter(([context]) => !own.has(context));
    if (all.length > 0) found = all;
  };
  const app = createElement(App, { site: siteData, page });
  const asking = createElement(SurroundingsContext, { value: ask }, app);
  try {
    renderHtml(inServerContexts(asking, collectReports(), theme), () => {});
  } catch {
    // errors around the body are reported when it is rendered
  }
  return found;
}

/** Wraps a node in contexts. */
export function inContexts(
  node: ReactNode,
  contexts: readonly ProvidedContext[],
  { createElement }: Pick<ServerModule, 'createElement'>,
): ReactNode {
  return contexts.reduceRight((inner, [context, value]) => createElement(context, { value }, inner), node);
}
