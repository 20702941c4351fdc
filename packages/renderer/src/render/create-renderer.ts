import {
  type ContentKind,
  type Finding,
  finding,
  outputPathOfRoute,
  type Page,
  type PageLinks,
  type ParsedDocument,
  type Site,
} from '@docsite/core';
import type { Root } from 'hast';
import type { ComponentType, ReactNode } from 'react';
import type { Bundle, OutputFile } from '../bundle/bundle.js';
import { createImporter, type ModuleImporter, reasonOf } from '../bundle/import-module.js';
import { InlineScripts } from '../headers/inline-scripts.js';
import { buildTwinFile } from '../markdown-twin/twin-file.js';
import { buildPageData } from '../page-data/build-page-data.js';
import { generatedPageData, isGenerated } from '../page-data/generated-page.js';
import type { LocaleRoutes } from '../page-data/locale-routes.js';
import { indexPages, type PageIndex } from '../page-data/page-index.js';
import { type SearchText, searchText } from '../search/search-text.js';
import {
  type GeneratedFacts,
  type PageContent,
  type PageData,
  pageDataPath,
  type Router,
  type SiteData,
} from '../template/index.js';
import { loadTheme, type ServerModule } from './load-theme.js';
import { type ContentRenderer, createContentRenderer } from './render-content.js';
import { renderDocument } from './render-document.js';
import { type RenderedLink, RenderedLinks } from './rendered-links.js';
import { resolveTree } from './resolve-tree.js';

/** One page, rendered: its files, the links its templates emitted for the first time, and what went wrong. */
export interface RenderedPage {
  readonly files: readonly OutputFile[];
  readonly links: readonly RenderedLink[];
  /** Ids that its module wrote; empty for a page without one, whose ids are known from its document. */
  readonly ids: readonly string[];
  readonly findings: readonly Finding[];
  /** Hashes of the inline scripts of its document. */
  readonly inlineScripts: readonly string[];
  /** The text for the search index; absent if the page could not be rendered. */
  readonly search?: SearchText;
}

/** Renders pages of one site with one bundle. */
export type PageRenderer = (job: PageJob, document?: ParsedDocument) => Promise<RenderedPage>;

/** A page to render. */
export interface PageJob {
  readonly page: Page;
  /** Targets of the links of its document. */
  readonly links: PageLinks;
}

export interface RendererOptions {
  readonly site: Site;
  readonly siteData: SiteData;
  readonly bundle: Bundle;
  /** Routes of every locale; absent where only this one is built. */
  readonly localeRoutes?: readonly LocaleRoutes[] | undefined;
  /** The kinds of content that the pages come from: those of docsite, unless there are others. */
  readonly kinds?: readonly ContentKind[] | undefined;
}

interface PageModule {
  readonly default?: ComponentType<{ readonly components: unknown }>;
  readonly frontMatter?: { readonly title?: string; readonly description?: string };
}

interface RenderContext extends RendererOptions {
  readonly theme: ServerModule;
  readonly index: PageIndex;
  readonly renderTree: ContentRenderer;
  readonly scripts: InlineScripts;
  readonly renderedLinks: RenderedLinks;
  readonly importModule: ModuleImporter;
}

/** Loads the theme and makes a renderer of pages. */
export async function createRenderer(options: RendererOptions): Promise<PageRenderer> {
  const theme = await loadTheme(options.bundle);
  if (theme instanceof Error)
    return async ({ page }) =>
      failed(page, 'render-error', `the theme cannot be loaded: ${reasonOf(theme)}`, themeHint);
  const context: RenderContext = {
    ...options,
    theme,
    index: indexPages(options.site, options),
    renderTree: createContentRenderer(theme.contentComponents, theme),
    scripts: new InlineScripts(),
    renderedLinks: new RenderedLinks(),
    importModule: createImporter(),
  };
  const broken = new Set(options.bundle.brokenPages);
  return async (job, document) =>
    'source' in job.page && broken.has(job.page.source) ? nothing : renderPage(job, document, context);
}

/** The result for a page whose module cannot be built, which bundling has reported. */
const nothing: RenderedPage = { files: [], links: [], ids: [], findings: [], inlineScripts: [] };

const themeHint = 'a module of the theme threw this; fix it, or what it is given';

/** Thrown if the shell around a page cannot be rendered. */
class ShellError extends Error {}

async function renderPage(
  { page, links }: PageJob,
  document: ParsedDocument | undefined,
  context: RenderContext,
): Promise<RenderedPage> {
  try {
    const module = await loadModule(page, context);
    if (module instanceof Error)
      return failed(
        page,
        'page-module',
        module.message,
        'export a component as default: `export default function Page() { … }`',
      );
    const titled = withModuleTitle(page, module);
    const facts = buildPageData(titled, document, context.index, context.siteData);
    const tree = module === undefined && document !== undefined ? resolveTree(document.tree, links) : undefined;
    const complete =
      'content' in facts ? { ...facts, content: renderContent(facts, titled, tree ?? module, context) } : facts;
    const twin = await buildTwinFile(complete, {
      index: context.index,
      site: context.siteData,
      tree,
    });
    const data = isGenerated(complete, context.index) ? renderGenerated(complete, context) : complete;
    const known = new Set(links.map(({ url }) => url));
    const written = writePage(data, titled, { twin, known }, context);
    const ids = module === undefined ? [] : written.ids;
    return { ...written, ids, search: searchText(complete, context.siteData.title) };
  } catch (error) {
    if (error instanceof ShellError)
      return failed(page, 'render-error', `the theme cannot draw this page: ${error.message}`, themeHint);
    return failed(
      page,
      'render-error',
      `the page cannot be rendered: ${reasonOf(error)}`,
      'a component threw this; fix it, or what is passed to it',
    );
  }
}

function failed(page: Page, rule: string, message: string, hint: string): RenderedPage {
  return { ...nothing, findings: [finding(rule, page.place, message, hint)] };
}

/** The module of a live page; an error where it has no component to show. */
async function loadModule(
  page: Page,
  { bundle, importModule }: RenderContext,
): Promise<PageModule | Error | undefined> {
  const path = 'source' in page ? bundle.serverPages[page.source] : undefined;
  if (path === undefined || !('source' in page)) return undefined;
  const module = (await importModule(path)) as PageModule;
  return typeof module.default === 'function'
    ? module
    : new Error(`the page component '${page.source}' has no default export`);
}

/** A React page sets its title by `export const frontMatter`. */
function withModuleTitle(page: Page, module: PageModule | undefined): Page {
  if (module?.frontMatter === undefined) return page;
  const { title, description } = module.frontMatter;
  return { ...page, title: title ?? page.title, description: description ?? page.description };
}

function renderContent(
  data: PageData,
  page: Page,
  content: Root | PageModule | undefined,
  context: RenderContext,
): PageContent {
  if (content === undefined || !('source' in page)) return { html: '' };
  if ('type' in content) return { html: renderInContext(context.renderTree(content), data, context) };
  if (content.default !== undefined) {
    const chunk = context.bundle.pageChunks[page.source];
    const styles = context.bundle.pageStyles[page.source];
    const element = context.theme.createElement(content.default, { components: context.theme.contentComponents });
    return {
      html: renderInContext(element, data, context),
      ...(chunk !== undefined && { chunk }),
      ...(styles !== undefined && { styles }),
    };
  }
  return { html: '' };
}

function renderGenerated(facts: GeneratedFacts, context: RenderContext): PageData {
  const body = context.theme.createElement(context.theme.GeneratedPage, { page: facts });
  return generatedPageData(facts, renderInContext(body, generatedPageData(facts, ''), context));
}

/** Renders content apart from the shell, as the browser hydrates it apart, but in the same contexts. */
function renderInContext(content: ReactNode, data: PageData, { siteData, theme }: RenderContext): string {
  const { createElement, PageContext, RouterContext, SiteContext } = theme;
  const inPage = createElement(PageContext, { value: data }, content);
  const inSite = createElement(SiteContext, { value: siteData }, inPage);
  return theme.renderToString(createElement(RouterContext, { value: serverRouter }, inSite));
}

/** The server renders one page, so its router does nothing. */
const serverRouter: Router = { navigate: () => {}, preload: () => {} };

function drawShell(page: PageData, { theme, siteData }: RenderContext): string {
  const { App, createElement, RouterContext } = theme;
  try {
    const app = createElement(App, { site: siteData, page });
    return theme.renderToString(createElement(RouterContext, { value: serverRouter }, app));
  } catch (error) {
    throw new ShellError(reasonOf(error));
  }
}

interface PageParts {
  readonly twin: readonly OutputFile[];
  /** Addresses that the page's document asked for. */
  readonly known: ReadonlySet<string>;
}

function writePage(data: PageData, page: Page, { twin, known }: PageParts, context: RenderContext): RenderedPage {
  const { site, siteData, bundle, scripts, renderedLinks } = context;
  const body = drawShell(data, context);
  const html = renderDocument({ page: data, site: siteData, config: site.config, bundle, body });
  const policy = {
    baseUrl: site.locale.baseUrl,
    trailingSlash: page.route === '/404' ? false : site.config.trailingSlash,
  };
  return {
    files: [
      { path: outputPathOfRoute(page.route, policy), contents: html },
      { path: pageDataPath(page.route), contents: JSON.stringify(data) },
      ...twin,
    ],
    ...renderedLinks.collect({ route: page.route, html, content: 'content' in data ? data.content.html : '', known }),
    findings: [],
    inlineScripts: scripts.collect(html),
  };
}
