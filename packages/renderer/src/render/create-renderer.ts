import {
  type ContentKind,
  type Finding,
  finding,
  type LinkIndex,
  type Page,
  type PageLinks,
  type ParsedDocument,
  type Site,
} from '@docsite/core';
import type { Bundle, OutputFile } from '../bundle/bundle.js';
import { setDrawingDay } from '../bundle/drawing-clock.js';
import { createImporter, type ModuleImporter, reasonOf } from '../bundle/import-module.js';
import { headSources } from '../headers/head-sources.js';
import { InlineScripts } from '../headers/inline-scripts.js';
import { codeBlocks } from '../live/code-blocks.js';
import { buildTwinFile } from '../markdown-twin/twin-file.js';
import { buildPageData } from '../page-data/build-page-data.js';
import { isGenerated } from '../page-data/generated-page.js';
import type { LocaleRoutes } from '../page-data/locale-routes.js';
import { indexPages, type PageIndex } from '../page-data/page-index.js';
import { pageTags } from '../page-data/page-tags.js';
import { createHtmlRenderer } from '../react-html/create-html-renderer.js';
import { type SearchText, searchText } from '../search/search-text.js';
import {
  type HeadData,
  type HeadLevels,
  type PageData,
  type PageFacts,
  pageDataPath,
  type SiteData,
} from '../template/index.js';
import { collectFromComponents, type FromComponents } from './collect-from-components.js';
import { type DrawContext, drawShell, renderContent, renderGenerated, ShellError, withDrawn } from './draw-page.js';
import { loadTheme } from './load-theme.js';
import { pageFilePath } from './page-file-path.js';
import type { PageModule } from './page-module.js';
import { withPageNumbers } from './page-numbers.js';
import { type PageQuote, quotePage, withoutQuotes } from './page-quote.js';
import { createContentRenderer } from './render-content.js';
import { renderDocument } from './render-document.js';
import { type RenderedLink, RenderedLinks, type ShellLink } from './rendered-links.js';
import { resolveTree } from './resolve-tree.js';

/**
 * One page, rendered: its files, the links that are in them and in no document, and what went wrong. It is the same
 * whatever pages were rendered before.
 */
export interface RenderedPage {
  readonly files: readonly OutputFile[];
  /** Those of its content, and those of its shell that are relative to the page. */
  readonly links: readonly RenderedLink[];
  /** The others of its shell, each once. Pages share the values. */
  readonly shellLinks: readonly ShellLink[];
  /** Ids that its module wrote; empty for a page without one, whose ids are known from its document. */
  readonly ids: readonly string[];
  readonly findings: readonly Finding[];
  /** Hashes of the inline scripts of its document. */
  readonly inlineScripts: readonly string[];
  /** What its own head loads from other sites, as a security policy names it: `script-src https://example.org`. */
  readonly policySources: readonly string[];
  /** The text for the search index; absent if the page could not be rendered. */
  readonly search?: SearchText;
  /** What other pages and files show of it; absent for most pages. */
  readonly quote?: PageQuote;
}

/** Renders pages of one site with one bundle. */
export type PageRenderer = (job: PageJob, document?: ParsedDocument) => Promise<RenderedPage>;

/** A page to render. */
export interface PageJob {
  readonly page: Page;
  /** Targets of the links of its document. */
  readonly links: PageLinks;
  /** The beginnings of the pages that it quotes, by their routes; such a page is rendered after those. */
  readonly quotes?: Readonly<Record<string, string>>;
}

export interface RendererOptions {
  readonly site: Site;
  readonly siteData: SiteData;
  readonly bundle: Bundle;
  /** The day of the build, in UTC, as `2022-07-11`. */
  readonly today: string;
  /** Routes of every locale; absent where only this one is built. */
  readonly localeRoutes?: readonly LocaleRoutes[] | undefined;
  /** The index of the site's links, where there is one already. */
  readonly links?: LinkIndex | undefined;
  /** The kinds of content that the pages come from: those of docsite, unless there are others. */
  readonly kinds?: readonly ContentKind[] | undefined;
  /** Is called where a part of rendering a page has ended, by who measures their times. */
  readonly lap?: ((part: RenderPart) => void) | undefined;
}

/** The parts of rendering a page, in their order: the content, its Markdown twin, all around it, and words to search. */
export type RenderPart = 'content' | 'twin' | 'shell' | 'search';

interface RenderContext extends RendererOptions, DrawContext {
  readonly index: PageIndex;
  readonly scripts: InlineScripts;
  readonly renderedLinks: RenderedLinks;
  readonly importModule: ModuleImporter;
}

/** Loads the theme and makes a renderer of pages. */
export async function createRenderer(options: RendererOptions): Promise<PageRenderer> {
  setDrawingDay(options.today);
  const theme = await loadTheme(options.bundle);
  if (theme instanceof Error)
    return async ({ page }) =>
      failed(page, 'render-error', `the theme cannot be loaded: ${reasonOf(theme)}`, themeHint);
  const renderTree = createContentRenderer(theme.contentComponents, theme);
  const context: RenderContext = {
    ...options,
    theme,
    index: indexPages(options.site, options),
    renderTree,
    renderHtml: createHtmlRenderer(theme, renderTree.direct),
    scripts: new InlineScripts(),
    renderedLinks: new RenderedLinks(),
    importModule: createImporter(),
  };
  const broken = new Set(options.bundle.brokenPages);
  return async (job, document) => {
    const isBroken = 'source' in job.page && broken.has(job.page.source);
    if (isBroken || isUnread(document, options.site)) return nothing;
    return renderPage(job, document, { ...context, renderHtml: withPageNumbers(context.renderHtml, job.page.route) });
  };
}

/** Whether a document could not be read, in a site that leaves such pages out. */
function isUnread(document: ParsedDocument | undefined, { config }: Site): boolean {
  return config.brokenPages === 'leave-out' && document?.problems.some(({ rule }) => unreadRules.has(rule)) === true;
}

const unreadRules: ReadonlySet<string> = new Set(['syntax', 'plugin']);

/** The result for a page whose module cannot be built, or whose document cannot be read, which is reported elsewhere. */
const nothing: RenderedPage = {
  files: [],
  links: [],
  shellLinks: [],
  ids: [],
  findings: [],
  inlineScripts: [],
  policySources: [],
};

const themeHint = 'a module of the theme threw this; fix it, or what it is given';

async function renderPage(
  { page, links, quotes }: PageJob,
  document: ParsedDocument | undefined,
  context: RenderContext,
): Promise<RenderedPage> {
  const { lap } = context;
  try {
    const module = await loadModule(page, document, context);
    if (module instanceof Error)
      return failed(
        page,
        'page-module',
        module.message,
        'export a component as default: `export default function Page() { … }`',
      );
    const titled = withModuleTitle(page, module);
    const facts = buildPageData(titled, { document, quotes }, context.index, context.siteData);
    const { baseUrl } = context.site.locale;
    const tree = document && resolveTree(document.tree, { links, baseUrl });
    const source = { tree, module, blocks: document && codeBlocks(document, document.tree) };
    const drawn = collectFromComponents();
    const head = await documentHead(facts, links, document, context);
    const isBody = 'content' in facts;
    const body = isBody ? renderContent({ ...facts, head }, titled, source, { ...context, drawn }) : undefined;
    const quote =
      isBody && body !== undefined
        ? quotePage({ page, url: facts.url, html: body.content.html, tree, document }, (beginning) => {
            const part = { ...source, tree: beginning };
            return renderContent({ ...facts, head }, titled, part, { ...context, drawn: collectFromComponents() })
              .content.html;
          })
        : undefined;
    lap?.('content');
    const complete = { ...facts, head: withDrawn(head, drawn), ...(body && { content: body.content }) };
    const twin = await buildTwinFile(complete, {
      index: context.index,
      site: context.siteData,
      readTree: body?.readTree,
    });
    lap?.('twin');
    const data = isGenerated(complete, context.index) ? renderGenerated(complete, { ...context, drawn }) : complete;
    const parts = { twin, known: askedFor(links, document), drawn, quotes };
    const written = writePage(data, titled, parts, context);
    const ids = module === undefined ? [] : written.ids;
    lap?.('shell');
    const search = searchText(complete, context.siteData.title);
    lap?.('search');
    return { ...written, ids, search, ...(quote && { quote }) };
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
  document: ParsedDocument | undefined,
  { bundle, importModule }: RenderContext,
): Promise<PageModule | Error | undefined> {
  const path = 'source' in page ? bundle.serverPages[page.source] : undefined;
  if (path === undefined || !('source' in page)) return undefined;
  const module = (await importModule(path)) as PageModule;
  return document !== undefined || typeof module.default === 'function'
    ? module
    : new Error(`the page component '${page.source}' has no default export`);
}

/** A React page sets its title by `export const frontMatter`. */
function withModuleTitle(page: Page, module: PageModule | undefined): Page {
  if (module?.frontMatter === undefined) return page;
  const { title, description } = module.frontMatter;
  return { ...page, title: title ?? page.title, description: description ?? page.description };
}

/** The head of a page with the elements that its document gives it. */
async function documentHead(
  { head }: PageFacts,
  links: PageLinks,
  document: ParsedDocument | undefined,
  { site }: RenderContext,
): Promise<HeadData> {
  if (document?.head === undefined) return head;
  return { ...head, tags: [...(head.tags ?? []), ...(await pageTags(document.head, links, site.config))] };
}

/**
 * The addresses that a document asked for, but for props of components that lead nowhere: what becomes of those is seen
 * in the page.
 */
function askedFor(links: PageLinks, document: ParsedDocument | undefined): ReadonlySet<string> {
  const sure = links.filter(({ type }, index) => type !== 'missing' || !document?.links[index]?.isProp);
  return new Set(sure.map(({ url }) => url));
}

function addressesOf(levels: HeadLevels): ReadonlySet<string> {
  const values = levels.flat().flatMap(({ attrs = {} }) => [attrs.href, attrs.src]);
  return new Set(values.filter((value) => typeof value === 'string'));
}

interface PageParts {
  readonly twin: readonly OutputFile[];
  /** Addresses that the page's document asked for. */
  readonly known: ReadonlySet<string>;
  /** What components of its content have given. */
  readonly drawn: FromComponents;
  readonly quotes: PageJob['quotes'];
}

function writePage(
  data: PageData,
  page: Page,
  { twin, known, drawn, quotes }: PageParts,
  context: RenderContext,
): RenderedPage {
  const { site, siteData, bundle, scripts, renderedLinks } = context;
  const { html: body, drawn: shell } = drawShell(data, context);
  const html = renderDocument({ page: data, site: siteData, bundle, body, shellHead: shell.levels });
  return {
    files: [
      { path: pageFilePath(page, site), contents: html },
      { path: pageDataPath(page.route), contents: JSON.stringify(data) },
      ...twin,
    ],
    ...renderedLinks.collect({
      route: page.route,
      html: withoutQuotes(html, quotes),
      content: withoutQuotes('content' in data ? data.content.html : '', quotes),
      known,
      inHead: addressesOf(drawn.levels),
      ids: drawn.ids,
      ...(site.config.componentLinks === 'link' && { declared: drawn.links }),
    }),
    findings: [...drawn.problems, ...shell.problems].map(({ message, hint }) => ({
      ...finding('head', page.place, message, hint),
      cause: message,
    })),
    inlineScripts: scripts.collect(html),
    policySources: headSources([...(data.head.tags ?? []), ...drawn.levels, ...shell.levels].flat()),
  };
}
