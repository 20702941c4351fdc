import { type PageData, usePage, useSite } from '@docsite/renderer/template';
import { keepChoice } from '@theme/browser/storage';
import { usePreferredVersion } from '@theme/shell/use-preferred-version';
import type { ReactNode } from 'react';

/** A document, as far as docsite's pages know others. */
export interface GlobalDoc {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string | undefined;
}

/** A version of a docs instance, as far as docsite's pages know it: of its documents the first alone. */
export interface GlobalVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly GlobalDoc[];
  readonly draftIds: readonly never[];
}

interface ActiveDocContext {
  readonly activeVersion: GlobalVersion | undefined;
  readonly activeDoc: GlobalDoc | undefined;
  readonly alternateDocVersions: Readonly<Record<string, GlobalDoc>>;
}

type DocsPage = Extract<PageData, { readonly kind: 'doc' }>;

/** The docs that the page belongs to; nothing on other pages. */
function useDocs(): DocsPage['docs'] | undefined {
  const page = usePage();
  return 'docs' in page ? page.docs : undefined;
}

/** The versions of a docs instance, the newest first. An instance of one version has that alone. */
export function useVersions(pluginId = 'default'): readonly GlobalVersion[] {
  const site = useSite();
  return versionsIn(site, useDocs(), pluginId);
}

function versionsIn(
  { docsVersions, baseUrl }: Pick<ReturnType<typeof useSite>, 'docsVersions' | 'baseUrl'>,
  docs: DocsPage['docs'] | undefined,
  pluginId: string,
): readonly GlobalVersion[] {
  const versions = docsVersions.find(({ instance }) => instance === pluginId)?.versions;
  if (versions !== undefined) return listOf(versions);
  return [versionOf({ name: 'current', label: docs?.versionLabel ?? 'Next', isLast: true, url: baseUrl })];
}

interface VersionData {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly url: string;
}

/** What was made of the data of a site, which many components of each page ask for. */
const lists = new WeakMap<readonly VersionData[], readonly GlobalVersion[]>();

function listOf(versions: readonly VersionData[]): readonly GlobalVersion[] {
  const list = lists.get(versions) ?? versions.map(versionOf);
  lists.set(versions, list);
  return list;
}

/** Versions by their data: pages compare them by identity. */
const known = new Map<string, GlobalVersion>();

function versionOf({ name, label, isLast, url }: VersionData): GlobalVersion {
  const key = JSON.stringify([name, label, isLast, url]);
  const version = known.get(key) ?? {
    name,
    label,
    isLast,
    path: url,
    mainDocId: url,
    docs: [{ id: url, path: url }],
    draftIds: [],
  };
  known.set(key, version);
  return version;
}

export function useLatestVersion(pluginId?: string): GlobalVersion {
  const versions = useVersions(pluginId);
  return (versions.find(({ isLast }) => isLast) ?? versions[0]) as GlobalVersion;
}

/** The version of the page, where it is one of this docs instance. */
export function useActiveVersion(pluginId = 'default'): GlobalVersion | undefined {
  const docs = useDocs();
  const versions = useVersions(pluginId);
  return docs?.instance === pluginId ? versions.find(({ name }) => name === docs.version) : undefined;
}

export function useActivePluginAndVersion(_options?: { readonly failfast?: boolean }) {
  const pluginId = useDocs()?.instance;
  const activeVersion = useActiveVersion(pluginId);
  return pluginId === undefined ? undefined : { activePlugin: { pluginId, pluginData: { path: '' } }, activeVersion };
}

/** The docs instance of the page; nothing outside of docs. */
export function useActivePlugin(options?: { readonly failfast?: boolean }) {
  return useActivePluginAndVersion(options)?.activePlugin;
}

/** Where the page stands in a docs instance, and the same page in other versions. */
export function useActiveDocContext(pluginId = 'default'): ActiveDocContext {
  const page = usePage();
  const docs = useDocs();
  const activeVersion = useActiveVersion(pluginId);
  if (docs?.instance !== pluginId) return { activeVersion: undefined, activeDoc: undefined, alternateDocVersions: {} };
  const id = page.document?.id ?? page.route;
  const alternates = docs.versionUrls.map(({ name, url }) => [name, { id, path: url }] as const);
  return {
    activeVersion,
    activeDoc: page.kind === 'doc' ? { id, path: page.url, sidebar: docs.sidebar?.split('/').at(-1) } : undefined,
    alternateDocVersions: Object.fromEntries(alternates),
  };
}

/** The latest version, and the page there. */
export function useDocVersionSuggestions(pluginId?: string) {
  const path = useDocs()?.latestVersionUrl;
  const latestDocSuggestion = path === undefined ? undefined : { id: path, path };
  return { latestVersionSuggestion: useLatestVersion(pluginId), latestDocSuggestion };
}

/** The docs instances of the site, as far as its pages know them. */
export function useDocsData(pluginId = 'default') {
  return { path: '', breadcrumbs: true, versions: useVersions(pluginId) };
}

/** All docs instances that the page knows: those with several versions, and its own. */
export function useAllDocsData() {
  const site = useSite();
  const docs = useDocs();
  const ids = new Set([docs?.instance ?? 'default', ...site.docsVersions.map(({ instance }) => instance)]);
  return Object.fromEntries(
    [...ids].map((id) => [id, { path: '', breadcrumbs: true, versions: versionsIn(site, docs, id) }]),
  );
}

/** What the pages of the version of this page have in common. Throws outside of docs. */
export function useDocsVersion() {
  const docs = useDocs();
  const version = useActiveVersion(docs?.instance);
  if (docs === undefined) throw new Error('useDocsVersion() was called on a page that is not among the docs');
  return {
    pluginId: docs.instance,
    version: docs.version,
    label: docs.versionLabel,
    banner: docs.versionBanner ?? null,
    badge: docs.showVersionBadge,
    isLast: version?.isLast ?? true,
    className: `docs-version-${docs.version}`,
    noIndex: false,
    docs: {},
  };
}

/** Gives components their version; docsite's pages know it without. */
export function DocsVersionProvider({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}

/** The version that the reader has chosen. */
export function useDocsPreferredVersion(pluginId = 'default') {
  const chosen = usePreferredVersion(pluginId);
  return {
    preferredVersion: chosen === undefined ? null : versionOf(chosen),
    savePreferredVersionName: (name: string) => keepChoice(`docs-preferred-version-${pluginId}`, name),
  };
}

/** The versions that links to docs may lead to, the likeliest first. */
export function useDocsVersionCandidates(pluginId?: string): readonly GlobalVersion[] {
  const [active, latest] = [useActiveVersion(pluginId), useLatestVersion(pluginId)];
  return [...new Set([active ?? latest, latest])];
}
