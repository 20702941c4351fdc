import { CodeHighlighter, type ModulePageData, type Page, type PageLinks, type ParsedDocument } from '@docsite/core';
import type { Root } from 'hast';
import { codeBlocks } from '../live/code-blocks.js';
import { buildTwinFile } from '../markdown-twin/twin-file.js';
import { buildPageData } from '../page-data/page/build-page-data.js';
import { isGenerated } from '../page-data/page/generated-page.js';
import { pageTags } from '../page-data/page/page-tags.js';
import { versionDocuments } from '../page-data/page/version-documents.js';
import { searchText } from '../search/search-text.js';
import type { HeadData, HeadLevels, PageData, PageFacts } from '../template/index.js';
import { ComponentReports } from './content/component-reports.js';
import {
  type ContentContext,
  type DrawnContent,
  type PageWithData,
  renderContent,
  renderGenerated,
  ShellError,
  withReportedHead,
} from './content/draw-page.js';
import type { PageModule } from './content/page-module.js';
import { resolveTree } from './content/resolve-tree.js';
import { markFiles } from './links/mark-files.js';
import { renderPageFiles } from './page-files.js';
import { type PageQuote, quotePage } from './page-quote.js';
import type { RenderContext } from './render-context.js';
import { failedPage, type RenderedPage, thrownPage, unrenderablePage } from './rendered-page.js';

/** A page to render. */
export interface PageJob {
  readonly page: Page;
  /** Targets of the links of its document. */
  readonly links: PageLinks;
  /** The excerpts of the pages that it quotes, by route; these pages are rendered first. */
  readonly quotes?: Readonly<Record<string, string>>;
}

/** Renders a page: its HTML, its data, its twin, and the facts found on the way. */
export async function renderPage(
  job: PageJob,
  document: ParsedDocument | undefined,
  context: RenderContext,
): Promise<RenderedPage> {
  const { page } = job;
  try {
    const module = await loadModule(page, document, context);
    if (!(module instanceof Error)) return await renderHighlighted(job, { document, module }, context);
    const hint = 'export a component as default: `export default function Page() { … }`';
    return failedPage(page, { rule: 'page-module', message: module.message, hint });
  } catch (error) {
    return error instanceof ShellError
      ? unrenderablePage(page, 'the theme cannot draw this page', error.cause)
      : thrownPage(page, error);
  }
}

/** Loads the module of a live page; returns an error if it exports no component. */
async function loadModule(
  page: Page,
  document: ParsedDocument | undefined,
  { bundle, importModule }: RenderContext,
): Promise<PageModule | Error | undefined> {
  const path = 'source' in page ? bundle.serverPages[page.source] : undefined;
  if (path === undefined || !('source' in page)) return undefined;
  const module = (await importModule(path)) as PageModule;
  return document !== undefined || isComponent(module.default)
    ? module
    : new Error(`the page component '${page.source}' has no default export`);
}

/** Components wrapped by React, such as by `memo`, are objects. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

/** The loaded sources of a page's body. */
interface LoadedSource {
  readonly document: ParsedDocument | undefined;
  readonly module: PageModule | undefined;
}

/** Renders a page until the grammars of all code that its components write are loaded. */
async function renderHighlighted(job: PageJob, source: LoadedSource, context: RenderContext): Promise<RenderedPage> {
  const highlighter = new CodeHighlighter(context.site.config.markdown, context.grammars);
  for (;;) {
    const rendered = await renderLoaded(job, source, { ...context, highlight: highlighter.highlight });
    if (!(await highlighter.loadMissing())) return rendered;
  }
}

/** Renders a page: first its body, because components in it may change the rest, then its twin and its document. */
async function renderLoaded(job: PageJob, source: LoadedSource, context: RenderContext): Promise<RenderedPage> {
  const { lap, index, siteData } = context;
  const { document, module } = source;
  const page = withModuleTitle(job.page, module);
  const own = await ownFacts({ ...job, page }, document, context);
  const reports = new ComponentReports();
  const { baseUrl } = context.site.locale;
  const tree = document && resolveTree(document.tree, { links: job.links, baseUrl });
  const body =
    'content' in own ? renderBody({ page, data: own }, { ...source, tree }, { ...context, reports }) : undefined;
  lap?.('content');
  const facts = {
    ...(body?.content.chunk === undefined ? withUnreadDocuments(own, index) : own),
    head: withReportedHead(own.head, reports),
    ...(body && { content: body.content }),
    ...askedFrame(page, reports),
  };
  const twin = await buildTwinFile(facts, { index, site: siteData, readTree: body?.readTree });
  lap?.('twin');
  const data = isGenerated(facts, index)
    ? withUnreadDocuments(renderGenerated(facts, { ...context, reports }), index)
    : facts;
  const files = renderPageFiles(
    { page, data },
    { twin, links: job.links, document, reports, quotes: job.quotes },
    context,
  );
  const ids = module === undefined ? [] : files.ids;
  lap?.('shell');
  const search = searchText(facts, siteData.title);
  lap?.('search');
  return { ...files, ids, search, ...(body?.quote && { quote: body.quote }) };
}

/** The facts of a page before its body is rendered: with the head of its document. */
async function ownFacts(
  { page, links, quotes }: PageJob,
  document: ParsedDocument | undefined,
  { site, index, siteData }: RenderContext,
): Promise<PageFacts> {
  const facts = buildPageData(page, { document, quotes, index, siteData });
  const tags = document?.head && (await pageTags(document.head, links, site.config));
  return { ...facts, head: withTags(facts.head, tags) };
}

/** How much of the frame the layout within a React page asks for. Pages that plugins add get the whole one. */
function askedFrame(page: Page, reports: ComponentReports): Pick<ModulePageData, 'frame'> {
  if (page.kind !== 'module') return {};
  const frame = reports.frame ?? (page.module === undefined ? undefined : 'whole');
  return frame === undefined ? {} : { frame };
}

/** The data of a page without what static content has accessed of documents, which browsers do not need. */
function withUnreadDocuments<Data extends PageFacts | PageData>(data: Data, index: RenderContext['index']): Data {
  return data.versionDocuments === undefined ? data : { ...data, versionDocuments: versionDocuments(index) };
}

interface BodySource extends LoadedSource {
  /** The tree of the document, with resolved URLs. */
  readonly tree: Root | undefined;
}

/** Renders the body of a page, and what others quote of it. */
function renderBody(
  { page, data }: PageWithData,
  { tree, document, module }: BodySource,
  context: ContentContext & Pick<RenderContext, 'index'>,
): DrawnContent & { readonly quote?: PageQuote } {
  const blocks = document && codeBlocks(document, document.tree);
  const draw = (part: Root | undefined, reports: ComponentReports): DrawnContent =>
    renderContent({ page, data }, { tree: part, module, blocks }, { ...context, reports });
  const drawn = draw(tree, context.reports);
  const html = module && markFiles(drawn.content.html, page.route, context.index.links);
  const body = html === undefined ? drawn : { ...drawn, content: { ...drawn.content, html } };
  const quoted = { page, url: data.url, html: body.content.html, tree, document };
  const quote = quotePage(quoted, (beginning) => draw(beginning, new ComponentReports()).content.html);
  return { ...body, ...(quote && { quote }) };
}

/** Applies the title that a React page sets in `export const frontMatter`. */
function withModuleTitle(page: Page, module: PageModule | undefined): Page {
  if (module?.frontMatter === undefined) return page;
  const { title, description } = module.frontMatter;
  return { ...page, title: title ?? page.title, description: description ?? page.description };
}

/** The head of a page with the elements of its document, if that has any. */
function withTags(head: HeadData, tags: HeadLevels | undefined): HeadData {
  return tags === undefined ? head : { ...head, tags: [...(head.tags ?? []), ...tags] };
}
