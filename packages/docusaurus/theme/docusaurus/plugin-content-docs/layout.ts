import { type ListedDocument, usePage, useSite } from '@docsite/renderer/template';
import docsInstances from '@generated/docs-instances';
import { createContext, type ReactNode, useContext } from 'react';
import type { PropSidebarItem } from '../inner/sidebar/sidebar-items.js';
import { documentsOn } from './documents.js';
import { versionsIn } from './known-versions.js';
import { useDocsSidebar } from './sidebars.js';
import {
  type GlobalDoc,
  type GlobalVersion,
  useAllDocsData,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
} from './versions.js';

/** A document of the version that links lead to; nothing where docsite's pages do not know it. */
export function useLayoutDoc(docId: string, docsPluginId?: string): GlobalDoc | null {
  const docs = useDocsVersionCandidates(docsPluginId).flatMap((version: GlobalVersion) => version.docs);
  return docs.find(({ id }) => id === docId) ?? null;
}

/** The first page of a sidebar, in the likeliest version that has the sidebar. */
export function useLayoutDocsSidebar(sidebarId: string, docsPluginId?: string) {
  const versions = useDocsVersionCandidates(docsPluginId);
  const found = versions.map(({ sidebars }) => sidebars[sidebarId]).find((sidebar) => sidebar !== undefined);
  return { name: sidebarId, link: found?.link ?? { label: sidebarId, path: versions[0]?.path ?? '' } };
}

/** A document of the version of the page; nothing without an id. Throws where there is none. */
export function useDocById(id: string | undefined): ListedDocument | undefined {
  const page = usePage();
  if (id === undefined || !('docs' in page)) return undefined;
  const found = documentsOn(page, page.docs)[id];
  if (found === undefined) throw new Error(`no version context found by id=${id}`);
  return found;
}

/** The first category of a sidebar that a test accepts. */
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

/** The document of a page of docs, where the site draws what is around it. */
export const DocElementContext = createContext<ReactNode>(null);

/** What a page of docs is drawn in. */
export function useDocRootMetadata(_: unknown) {
  const sidebar = useDocsSidebar();
  return { docElement: useContext(DocElementContext), sidebarName: sidebar?.name, sidebarItems: sidebar?.items };
}

/** The version that the reader has chosen of each docs instance, as far as pages know them. */
export function useDocsPreferredVersionByPluginId() {
  const { preferredVersion } = useDocsPreferredVersion();
  return Object.fromEntries(Object.keys(useAllDocsData()).map((id) => [id, preferredVersion]));
}

/** Gives components the versions that the reader has chosen; docsite's pages know them without. */
export function DocsPreferredVersionContextProvider({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}

/** The tag of a version in an index of a search. */
export function getDocsVersionSearchTag(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}

/** The tags of the versions that a search looks into: one of each docs instance. */
export function useDocsContextualSearchTags(): string[] {
  const [site, page] = [useSite(), usePage()];
  return docsInstances.map(({ id }) => {
    const versions = versionsIn(site, page, id);
    const active = 'docs' in page && page.docs?.instance === id ? page.docs.version : undefined;
    const latest = versions.find(({ isLast }) => isLast) ?? versions[0];
    return getDocsVersionSearchTag(id, active ?? latest?.name ?? 'current');
  });
}

/** What search engines are told of the way to a page. */
export function useBreadcrumbsStructuredData({ breadcrumbs }: { readonly breadcrumbs: readonly PropSidebarItem[] }) {
  const { url = '' } = useSite();
  const named = breadcrumbs.flatMap((item) => ('href' in item && item.href && 'label' in item ? [item] : []));
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: named.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: url + href,
    })),
  };
}
