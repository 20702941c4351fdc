import type { ContentKind, LinkIndex, ParsedDocument, Site } from '@docsite/core';
import { setRenderDay } from '../bundle/analysis/render-clock.js';
import type { Bundle } from '../bundle/bundle.js';
import { createImporter } from '../bundle/outputs/import-module.js';
import { InlineScripts } from '../headers/inline-scripts.js';
import { createRenderedReader } from '../markdown-twin/read-rendered.js';
import type { LocaleRoutes } from '../page-data/locale-routes.js';
import { indexPages } from '../page-data/page-index.js';
import { createHtmlRenderer } from '../react-html/create-html-renderer.js';
import type { SiteData } from '../template/index.js';
import { loadTheme } from './content/load-theme.js';
import { createContentRenderer } from './content/render-content.js';
import { RenderedLinks } from './links/rendered-links.js';
import { withPageNumbers } from './page-numbers.js';
import type { RenderContext } from './render-context.js';
import { type PageJob, renderPage } from './render-page.js';
import { type RenderedPage, unrenderablePage, unrenderedPage } from './rendered-page.js';

/** Renders pages of one site with one bundle. */
export type PageRenderer = (job: PageJob, document?: ParsedDocument) => Promise<RenderedPage>;

/** The input of rendering pages. */
export interface RendererOptions extends Pick<RenderContext, 'lap'> {
  readonly site: Site;
  readonly siteData: SiteData;
  readonly bundle: Bundle;
  /** The build day in UTC, such as `2022-07-11`. */
  readonly today: string;
  /** Routes of every locale; absent if only this one is built. */
  readonly localeRoutes?: readonly LocaleRoutes[] | undefined;
  /** The index of the site's links, if it already exists. */
  readonly links?: LinkIndex | undefined;
  /** The kinds of content that the pages come from; docsite's own by default. */
  readonly kinds?: readonly ContentKind[] | undefined;
}

/** Loads the theme and creates a page renderer. */
export async function createRenderer(options: RendererOptions): Promise<PageRenderer> {
  setRenderDay(options.today);
  const theme = await loadTheme(options.bundle);
  if (theme instanceof Error)
    return async ({ page }) => unrenderablePage(page, 'the theme cannot be loaded', theme.cause);
  const renderTree = createContentRenderer(theme.contentComponents, theme, options.site.config.markdown.bareElements);
  const context: RenderContext = {
    ...options,
    theme,
    index: indexPages(options.site, options),
    renderTree,
    renderHtml: createHtmlRenderer(theme, renderTree.direct),
    readRendered: createRenderedReader(),
    scripts: new InlineScripts(),
    renderedLinks: new RenderedLinks(),
    importModule: createImporter(),
    grammars: new Set(),
  };
  const broken = new Set(options.bundle.brokenPages);
  return async (job, document) => {
    const isBroken = 'source' in job.page && broken.has(job.page.source);
    if (isBroken || isUnread(document, options.site)) return unrenderedPage;
    return renderPage(job, document, { ...context, renderHtml: withPageNumbers(context.renderHtml, job.page.route) });
  };
}

/** Whether a document could not be read, on a site that leaves such pages out. */
function isUnread(document: ParsedDocument | undefined, { config }: Site): boolean {
  return config.brokenPages === 'leave-out' && document?.problems.some(({ rule }) => unreadRules.has(rule)) === true;
}

const unreadRules: ReadonlySet<string> = new Set(['syntax', 'plugin']);
