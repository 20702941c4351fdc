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
function surroundingContexts(
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

/** The page of a part of a body, and what discards what the part has reported. */
interface PartOfPage {
  readonly data: PageData;
  readonly context: Surroundings;
  readonly restart: () => void;
}

/**
 * Renders a part of the body of a page within the contexts around the body. Their values are only looked for, which
 * takes as long as rendering the shell, if the part fails without them or has read one of them.
 */
export function drawInSurroundings<T>(
  part: ReactNode,
  draw: (node: ReactNode) => T,
  { data, context, restart }: PartOfPage,
): T {
  const { theme, renderHtml } = context;
  if (!theme.sharesContexts) return draw(part);
  let alone: { readonly drawn: T } | undefined;
  let failure: unknown;
  try {
    alone = { drawn: draw(part) };
  } catch (error) {
    failure = error;
  }
  const read = alone && renderHtml.unprovided?.();
  const contexts = read?.length === 0 ? [] : surroundingContexts(data, context);
  if (contexts.some(([provided]) => read?.includes(provided) ?? true)) {
    restart();
    // as a body, which is not in the frame
    const body = theme.createElement(theme.PageBody, { content: () => part });
    return draw(
      contexts.reduceRight<ReactNode>((inner, [each, value]) => theme.createElement(each, { value }, inner), body),
    );
  }
  if (alone === undefined) throw failure;
  return alone.drawn;
}
