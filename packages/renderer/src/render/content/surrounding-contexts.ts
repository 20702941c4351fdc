import type { ReactNode } from 'react';
import type { HtmlRenderer, ProvidedContext } from '../../react-html/create-html-renderer.js';
import type { PageData, SiteData } from '../../template/index.js';
import { ComponentReports } from './component-reports.js';
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
 * rendered without its body. None if the theme shares none, or if React renders everything.
 */
function surroundingContexts(
  page: PageData,
  { theme, siteData, renderHtml }: Surroundings,
): readonly ProvidedContext[] {
  const { App, createElement, SurroundingsContext, CodeContext, HeadContext, LinkContext, RouterContext } = theme;
  const { provided, visit } = renderHtml;
  if (!theme.sharesContexts || provided === undefined || visit === undefined) return [];
  const own: ReadonlySet<unknown> = new Set([
    ...[SurroundingsContext, CodeContext, HeadContext, LinkContext, RouterContext],
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
    visit(inServerContexts(asking, new ComponentReports(), { theme }));
  } catch {
    // errors around the body are reported when it is rendered
  }
  return found;
}

/**
 * Renders the parts of the body of a page within the contexts around the body. Their values are only looked for, which
 * takes as long as rendering the shell, once a part fails without them or has read a context that nothing provides.
 */
export class PageSurroundings {
  private found: readonly ProvidedContext[] | undefined;

  constructor(
    private readonly data: PageData,
    private readonly context: Surroundings,
  ) {}

  /** Looks for the values at once, for parts that probably read some. */
  find(): void {
    this.found ??= surroundingContexts(this.data, this.context);
  }

  /**
   * Renders a part.
   *
   * @param restart Discards what the part has reported.
   */
  draw<T>(part: ReactNode, draw: (node: ReactNode) => T, restart: () => void): T {
    if (!this.context.theme.sharesContexts) return draw(part);
    if (this.found !== undefined) return draw(this.around(part, this.found));
    let alone: { readonly drawn: T } | undefined;
    let failure: unknown;
    try {
      alone = { drawn: draw(part) };
    } catch (error) {
      failure = error;
    }
    const read = alone && this.context.renderHtml.unprovided?.();
    if (alone !== undefined && read?.length === 0) return alone.drawn;
    const found = surroundingContexts(this.data, this.context);
    this.found = found;
    if (found.some(([provided]) => read?.includes(provided) ?? true)) {
      restart();
      return draw(this.around(part, found));
    }
    if (alone === undefined) throw failure;
    return alone.drawn;
  }

  private around(part: ReactNode, contexts: readonly ProvidedContext[]): ReactNode {
    if (contexts.length === 0) return part;
    const { createElement, PageBody } = this.context.theme;
    // layers of themes treat a body differently from the frame around it
    const body: ReactNode = createElement(PageBody, { content: () => part });
    return contexts.reduceRight<ReactNode>((inner, [each, value]) => createElement(each, { value }, inner), body);
  }
}
