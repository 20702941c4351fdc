import {
  CodeHighlighter,
  finding,
  type ModulePageData,
  outputPathOfRoute,
  type Page,
  type PageLinks,
  type ParsedDocument,
  urlPolicy,
} from '@docsite/core';
import type { Root } from 'hast';
import type { ModuleImporter } from '../bundle/outputs/import-module.js';
import { headSources } from '../headers/head-sources.js';
import type { InlineScripts } from '../headers/inline-scripts.js';
import { codeBlocks } from '../live/code-blocks.js';
import { buildTwinFile } from '../markdown-twin/twin-file.js';
import type { OutputFile } from '../output-file.js';
import { buildPageData } from '../page-data/build-page-data.js';
import { isGenerated } from '../page-data/generated-page.js';
import { pageTags } from '../page-data/page-tags.js';
import { accessedLists, versionDocuments } from '../page-data/version-documents.js';
import { searchText } from '../search/search-text.js';
import { type HeadData, type PageData, type PageFacts, pageDataPath, type SiteData } from '../template/index.js';
import { asksNoIndex } from './asks-no-index.js';
import { ComponentReports } from './component-reports.js';
import {
  type ContentContext,
  type DrawContext,
  type DrawnContent,
  drawShell,
  renderContent,
  renderGenerated,
  ShellError,
  withReportedHead,
} from './draw-page.js';
import { markFiles } from './mark-files.js';
import { collectPageLinks, type LinkContext, type LinkSources } from './page-links.js';
import type { PageModule } from './page-module.js';
import { type PageQuote, quotePage } from './page-quote.js';
import { renderDocument } from './render-document.js';
import { failedPage, type RenderedPage, thrownPage, unrenderablePage } from './rendered-page.js';
import { resolveTree } from './resolve-tree.js';

/** A page to render. */
export interface PageJob {
  readonly page: Page;
  /** Targets of the links of its document. */
  readonly links: PageLinks;
  /** The excerpts of the pages that it quotes, by route; these pages are rendered first. */
  readonly quotes?: Readonly<Record<string, string>>;
}

/** The steps of rendering a page, in order: content, Markdown twin, shell, and searchable text. */
export type RenderPart = 'content' | 'twin' | 'shell' | 'search';

/** What the pages of a site are rendered with. */
export interface RenderContext extends DrawContext, LinkContext {
  readonly scripts: InlineScripts;
  readonly importModule: ModuleImporter;
  /** The grammars that code written by components has requested so far. */
  readonly grammars: Set<string>;
  /** Called at the end of each step, for measuring times. */
  readonly lap?: ((part: RenderPart) => void) | undefined;
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
    return failedPage(page, 'page-module', module.message, hint);
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

async function renderLoaded(
  { page, links, quotes }: PageJob,
  { document, module }: LoadedSource,
  context: RenderContext,
): Promise<RenderedPage> {
  const { lap, index, siteData } = context;
  const titled = withModuleTitle(page, module);
  const facts = buildPageData(titled, { document, quotes, index, siteData });
  const { baseUrl } = context.site.locale;
  const tree = document && resolveTree(document.tree, { links, baseUrl });
  const reports = new ComponentReports();
  const head = await documentHead(facts, links, document, context);
  const source = { tree, module, document };
  const body = 'content' in facts ? renderBody({ ...facts, head }, titled, source, { ...context, reports }) : undefined;
  lap?.('content');
  const complete = {
    ...(body?.content.chunk === undefined ? withUnreadDocuments(facts, index) : facts),
    head: withReportedHead(head, reports),
    ...(body && { content: body.content }),
    ...askedFrame(page, reports),
  };
  const twin = await buildTwinFile(complete, { index, site: siteData, readTree: body?.readTree });
  lap?.('twin');
  const data = isGenerated(complete, index)
    ? withUnreadDocuments(renderGenerated(complete, { ...context, reports }), index)
    : complete;
  const written = writePage(data, titled, { twin, links, document, reports, quotes }, context);
  const ids = module === undefined ? [] : written.ids;
  lap?.('shell');
  const search = searchText(complete, siteData.title);
  lap?.('search');
  return { ...written, ids, search, ...(body?.quote && { quote: body.quote }) };
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
  data: PageData,
  page: Page,
  { tree, document, module }: BodySource,
  context: ContentContext & Pick<RenderContext, 'index'>,
): DrawnContent & { readonly quote?: PageQuote } {
  const blocks = document && codeBlocks(document, document.tree);
  const draw = (part: Root | undefined, reports: ComponentReports): DrawnContent =>
    renderContent(data, page, { tree: part, module, blocks }, { ...context, reports });
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

/** The head of a page with the elements of its document. */
async function documentHead(
  { head }: PageFacts,
  links: PageLinks,
  document: ParsedDocument | undefined,
  { site }: RenderContext,
): Promise<HeadData> {
  if (document?.head === undefined) return head;
  return { ...head, tags: [...(head.tags ?? []), ...(await pageTags(document.head, links, site.config))] };
}

interface PageParts extends Pick<LinkSources, 'links' | 'document' | 'reports' | 'quotes'> {
  readonly twin: readonly OutputFile[];
}

function writePage(given: PageData, page: Page, parts: PageParts, context: RenderContext): RenderedPage {
  const { site, siteData, bundle, scripts } = context;
  const { twin, reports, ...sources } = parts;
  const first = drawShell(given, context);
  const data = withSidebar(given, first.reports.sidebar, siteData);
  const { html: shown, reports: shell } = data === given ? first : drawShell(data, context);
  const body = bundle.isDefaultTheme ? shown : markFiles(shown, page.route, context.index.links);
  const html = renderDocument({ page: data, site: siteData, bundle, body, shellHead: shell.levels });
  const documentLists = accessedLists(data.versionDocuments, context.index);
  return {
    files: [
      { path: outputPathOfRoute(page.route, urlPolicy(site)), contents: html },
      { path: pageDataPath(page.route), contents: JSON.stringify(data) },
      ...twin,
    ],
    ...collectPageLinks({ ...sources, page, data, html, reports, shell }, context),
    findings: [...reports.problems, ...shell.problems].map(({ message, hint }) => ({
      ...finding('head', page.place, message, hint),
      cause: message,
    })),
    inlineScripts: scripts.collect(html),
    ...(asksNoIndex([siteData.head ?? [], ...shell.levels, ...(data.head.tags ?? []), ...reports.levels]) && {
      noIndex: true,
    }),
    ...(documentLists.length > 0 && { documentLists }),
    policySources: [
      ...headSources([...(data.head.tags ?? []), ...reports.levels, ...shell.levels].flat()),
      // browsers evaluate code written by readers
      ...(siteData.liveCode !== undefined && body.includes(' data-live-code=') ? ["script-src 'unsafe-eval'"] : []),
    ],
  };
}

/** A page of docs with the sidebar that a component has chosen, if these docs have one of that name. */
function withSidebar(page: PageData, name: string | undefined, { sidebars }: SiteData): PageData {
  if (name === undefined || !('docs' in page) || page.docs?.sidebar === undefined) return page;
  const sidebar = page.docs.sidebar.replace(/[^/]+$/, () => name);
  if (sidebar === page.docs.sidebar || !Object.hasOwn(sidebars, sidebar)) return page;
  return { ...page, docs: { ...page.docs, sidebar } };
}
