import { breadcrumbList } from '@docsite/renderer/crawler-data';
import { type ListedDocument, usePage, useSite } from '@docsite/renderer/template';
import type { PluginRoute } from '@docusaurus/inner/routes/route-page';
import renderRoutes from '@docusaurus/renderRoutes';
import docsInstances from '@generated/docs-instances';
import { createContext, type ReactNode, useContext } from 'react';
import type { PropSidebarItem } from '../inner/sidebar/sidebar-items.js';
import { documentsOn } from './documents.js';
import { versionsIn } from './known-versions.js';
import { type NamedSidebar, type PluginVersion, useIsInDocs, usePluginVersion } from './plugin-docs.js';
import { useSidebarInDocs } from './sidebars.js';
import {
  type GlobalDoc,
  type GlobalVersion,
  useAllDocsData,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
} from './versions.js';

/** A document of the versions that links lead to; null if pages have no data about it. */
export function useLayoutDoc(docId: string, docsPluginId?: string): GlobalDoc | null {
  const docs = useDocsVersionCandidates(docsPluginId).flatMap((version: GlobalVersion) => version.docs);
  return docs.find(({ id }) => id === docId) ?? null;
}

/** The first page of a sidebar, in the most likely version that has the sidebar. */
export function useLayoutDocsSidebar(sidebarId: string, docsPluginId?: string) {
  const versions = useDocsVersionCandidates(docsPluginId);
  const found = versions.map(({ sidebars }) => sidebars[sidebarId]).find((sidebar) => sidebar !== undefined);
  return { name: sidebarId, link: found?.link ?? { label: sidebarId, path: versions[0]?.path ?? '' } };
}

/** A document of the page's version; undefined without an id. Throws if there is no such document. */
export function useDocById(id: string | undefined): ListedDocument | undefined {
  const page = usePage();
  if (id === undefined || !('docs' in page)) return undefined;
  const found = documentsOn(page, page.docs)[id];
  if (found === undefined) throw new Error(`no version context found by id=${id}`);
  return found;
}

/** The first category of a sidebar that meets a condition. */
export function findSidebarCategory(
  items: readonly PropSidebarItem[],
  accepts: (category: PropSidebarItem) => boolean,
): PropSidebarItem | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const found = accepts(item) ? item : findSidebarCategory(item.items, accepts);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The content of a docs page, for the site's components around it. */
export const DocElementContext = createContext<ReactNode>(null);

/** What the component around docs pages receives. */
export interface DocRootProps {
  readonly route?: { readonly path?: string; readonly routes?: readonly PluginRoute[] };
  /** The version, in Docusaurus 2. */
  readonly versionMetadata?: PluginVersion;
}

/** The contents of a docs page and its sidebar, for the component around docs pages: the site's, or a plugin's. */
export function useDocRootMetadata({ route, versionMetadata }: DocRootProps) {
  const ofPage = { docElement: useContext(DocElementContext), sidebar: useSidebarInDocs() };
  const isInDocs = useIsInDocs();
  const ofPlugin = usePluginVersion() ?? versionMetadata;
  const { docElement, sidebar } =
    isInDocs || ofPlugin === undefined
      ? ofPage
      : { docElement: renderRoutes(route?.routes, { versionMetadata: ofPlugin }), sidebar: sidebarIn(route, ofPlugin) };
  return { docElement, sidebarName: sidebar?.name, sidebarItems: sidebar?.items };
}

/** The sidebar that a plugin names in the route inside of one. */
function sidebarIn(route: DocRootProps['route'], { docsSidebars }: PluginVersion): NamedSidebar | undefined {
  const [inner] = (route?.routes ?? []) as readonly { readonly sidebar?: string }[];
  const name = inner?.sidebar;
  const items = name === undefined ? undefined : docsSidebars[name];
  return name === undefined || items === undefined ? undefined : { name, items };
}

/** The version that the reader has chosen for each docs instance, as far as pages know them. */
export function useDocsPreferredVersionByPluginId() {
  const { preferredVersion } = useDocsPreferredVersion();
  return Object.fromEntries(Object.keys(useAllDocsData()).map((id) => [id, preferredVersion]));
}

/** Only draws its children: the hooks read the chosen versions from the page. */
export function DocsPreferredVersionContextProvider({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}

/** The tag of a version in a search index. */
export function getDocsVersionSearchTag(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}

/** The tags of the versions to search: one of each docs instance. */
export function useDocsContextualSearchTags(): string[] {
  const [site, page] = [useSite(), usePage()];
  return docsInstances.map(({ id }) => {
    const versions = versionsIn(site, page, id);
    const active = 'docs' in page && page.docs?.instance === id ? page.docs.version : undefined;
    const latest = versions.find(({ isLast }) => isLast) ?? versions[0];
    return getDocsVersionSearchTag(id, active ?? latest?.name ?? 'current');
  });
}

/** The structured data of breadcrumbs. */
export function useBreadcrumbsStructuredData({ breadcrumbs }: { readonly breadcrumbs: readonly PropSidebarItem[] }) {
  const { url = '' } = useSite();
  const links = breadcrumbs.flatMap((item) =>
    'href' in item && item.href && 'label' in item ? [{ label: item.label, href: item.href }] : [],
  );
  return breadcrumbList(url, links);
}
