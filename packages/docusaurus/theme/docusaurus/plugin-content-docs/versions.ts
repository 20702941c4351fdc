import { type DocumentsById, type PageData, usePage, useSite } from '@docsite/renderer/template';
import docsInstances from '@generated/docs-instances';
import { keepChoice } from '@theme/browser/storage';
import { usePreferredVersion } from '@theme/shell/use-preferred-version';
import { createElement, type ReactNode } from 'react';
import { documentsOn } from './documents.js';
import { type GlobalDoc, type GlobalVersion, versionOf, versionsIn } from './known-versions.js';
import { type PluginVersion, PluginVersionContext, useIsInDocs, usePluginVersion } from './plugin-docs.js';
import { useDocsSidebars } from './sidebars.js';

export type { GlobalDoc, GlobalVersion } from './known-versions.js';

interface ActiveDocContext {
  readonly activeVersion: GlobalVersion | undefined;
  readonly activeDoc: GlobalDoc | undefined;
  readonly alternateDocVersions: Readonly<Record<string, GlobalDoc>>;
}

type DocsPage = Extract<PageData, { readonly kind: 'doc' }>;

/** The docs that the page belongs to; undefined on other pages. */
function useDocs(): DocsPage['docs'] | undefined {
  const page = usePage();
  return 'docs' in page ? page.docs : undefined;
}

/** The versions of a docs instance, newest first. An instance without versions has only the current one. */
export function useVersions(pluginId = 'default'): readonly GlobalVersion[] {
  const site = useSite();
  return versionsIn(site, usePage(), pluginId);
}

/** The version that is shown by default. */
export function useLatestVersion(pluginId?: string): GlobalVersion {
  const versions = useVersions(pluginId);
  return (versions.find(({ isLast }) => isLast) ?? versions[0]) as GlobalVersion;
}

/** The page's version, if the page belongs to this docs instance. */
export function useActiveVersion(pluginId = 'default'): GlobalVersion | undefined {
  const docs = useDocs();
  const versions = useVersions(pluginId);
  return docs?.instance === pluginId ? versions.find(({ name }) => name === docs.version) : undefined;
}

/** The docs instance and the version of the page; undefined outside of docs. */
export function useActivePluginAndVersion(_options?: { readonly failfast?: boolean }) {
  const pluginId = useDocs()?.instance;
  const activeVersion = useActiveVersion(pluginId);
  const pluginData = useDocsData(pluginId);
  return pluginId === undefined ? undefined : { activePlugin: { pluginId, pluginData }, activeVersion };
}

/** The docs instance of the page; undefined outside of docs. */
export function useActivePlugin(options?: { readonly failfast?: boolean }) {
  return useActivePluginAndVersion(options)?.activePlugin;
}

/** The page's version and document in a docs instance, and the same document in other versions. */
export function useActiveDocContext(pluginId = 'default'): ActiveDocContext {
  const page = usePage();
  const docs = useDocs();
  const activeVersion = useActiveVersion(pluginId);
  if (docs?.instance !== pluginId) return { activeVersion: undefined, activeDoc: undefined, alternateDocVersions: {} };
  if (page.kind !== 'doc') return { activeVersion, activeDoc: undefined, alternateDocVersions: {} };
  const id = page.document?.id ?? page.route;
  const alternates = docs.versionUrls.filter(({ isOther }) => !isOther);
  return {
    activeVersion,
    activeDoc: { id, path: page.url, sidebar: docs.sidebar?.split('/').at(-1) },
    alternateDocVersions: Object.fromEntries(alternates.map(({ name, url }) => [name, { id, path: url }])),
  };
}

/** The latest version, and the document of the page there, if that version has it. */
export function useDocVersionSuggestions(pluginId?: string) {
  const latestVersionSuggestion = useLatestVersion(pluginId);
  const { alternateDocVersions } = useActiveDocContext(pluginId);
  return { latestVersionSuggestion, latestDocSuggestion: alternateDocVersions[latestVersionSuggestion.name] };
}

/** The data about a docs instance that pages have. */
export function useDocsData(pluginId = 'default') {
  const docs = useAllDocsData();
  const versions = useVersions(pluginId);
  return docs[pluginId] ?? { path: '', breadcrumbs: true, versions };
}

/** All docs instances of the site, by id. */
export function useAllDocsData() {
  const [site, page] = [useSite(), usePage()];
  return Object.fromEntries(
    docsInstances.map(({ id, path }) => [
      id,
      { path: site.baseUrl + path, breadcrumbs: true, versions: versionsIn(site, page, id) },
    ]),
  );
}

/** The facts about the page's version. Throws outside of docs. */
export function useDocsVersion(): PluginVersion {
  const page = usePage();
  const docs = useDocs();
  const version = useActiveVersion(docs?.instance);
  const docsSidebars = useDocsSidebars();
  const ofPlugin = usePluginVersion();
  if (ofPlugin !== undefined) return ofPlugin;
  if (docs === undefined) throw new Error('useDocsVersion() was called on a page that is not among the docs');
  return {
    pluginId: docs.instance,
    version: docs.version,
    label: docs.versionLabel,
    banner: docs.versionBanner ?? null,
    badge: docs.showVersionBadge,
    isLast: version?.isLast ?? true,
    className: docs.versionClassName ?? `docs-version-${docs.version}`,
    noIndex: false,
    docsSidebars,
    /** The documents of the version by id. */
    get docs(): DocumentsById {
      return documentsOn(page, docs);
    },
  };
}

export interface DocsVersionProviderProps {
  readonly version?: PluginVersion | undefined;
  readonly children?: ReactNode;
}

/** The version of a plugin's page. Among the docs of the site, `useDocsVersion` reads it from the page. */
export function DocsVersionProvider({ version, children }: DocsVersionProviderProps): ReactNode {
  return useIsInDocs() ? children : createElement(PluginVersionContext, { value: version }, children);
}

/** The version that the reader has chosen. */
export function useDocsPreferredVersion(pluginId = 'default') {
  const chosen = usePreferredVersion(pluginId);
  return {
    preferredVersion: chosen === undefined ? null : versionOf(chosen),
    savePreferredVersionName: (name: string) => keepChoice(`docs-preferred-version-${pluginId}`, name),
  };
}

/** The versions that links to docs may lead to, the most likely first. */
export function useDocsVersionCandidates(pluginId?: string): readonly GlobalVersion[] {
  const [active, latest] = [useActiveVersion(pluginId), useLatestVersion(pluginId)];
  return [...new Set([active ?? latest, latest])];
}
