import { finding, outputPathOfRoute, urlPolicy } from '@docsite/core';
import { headSources } from '../headers/head-sources.js';
import type { OutputFile } from '../output-file.js';
import { accessedLists } from '../page-data/page/version-documents.js';
import { type PageData, pageDataPath, type SiteData } from '../template/index.js';
import { drawShell, type PageWithData } from './content/draw-page.js';
import { asksNoIndex } from './document/asks-no-index.js';
import { renderDocument } from './document/render-document.js';
import { markFiles } from './links/mark-files.js';
import { collectPageLinks, type LinkSources } from './links/page-links.js';
import type { RenderContext } from './render-context.js';
import type { RenderedPage } from './rendered-page.js';

/** What a page's files and facts are made from, besides its data. */
export interface PageParts extends Pick<LinkSources, 'links' | 'document' | 'reports' | 'quotes'> {
  readonly twin: readonly OutputFile[];
}

/** Renders a page in its shell: its files, and the facts found in them. */
export function renderPageFiles(
  { page, data: given }: PageWithData,
  parts: PageParts,
  context: RenderContext,
): RenderedPage {
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
