import { usePage, useSite } from '@docsite/renderer/template';

/** A version of a docs instance, as far as docsite's pages know it. */
export interface GlobalVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly docs: readonly never[];
  readonly draftIds: readonly never[];
}

interface ActiveDocContext {
  readonly activeVersion: GlobalVersion | undefined;
  readonly activeDoc: { readonly id: string; readonly path: string; readonly sidebar: string | undefined } | undefined;
  readonly alternateDocVersions: Readonly<Record<string, { readonly id: string; readonly path: string }>>;
}

/** Where the docs of the page belong; nothing on other pages. */
function useDocs(): { readonly instance: string; readonly version: string; readonly sidebar?: string } | undefined {
  const page = usePage();
  return 'docs' in page ? page.docs : undefined;
}

/** The versions of a docs instance, the newest first. An instance of one version has that alone. */
export function useVersions(pluginId = 'default'): readonly GlobalVersion[] {
  const { docsVersions, baseUrl } = useSite();
  const docs = useDocs();
  const versions = docsVersions.find(({ instance }) => instance === pluginId)?.versions;
  if (versions === undefined)
    return [versionOf({ name: 'current', label: docs?.version ?? 'current', isLast: true, url: baseUrl })];
  return versions.map(versionOf);
}

function versionOf({
  name,
  label,
  isLast,
  url,
}: {
  name: string;
  label: string;
  isLast: boolean;
  url: string;
}): GlobalVersion {
  return { name, label, isLast, path: url, docs: [], draftIds: [] };
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

export function useActivePluginAndVersion() {
  const pluginId = useDocs()?.instance;
  const activeVersion = useActiveVersion(pluginId);
  return pluginId === undefined ? undefined : { activePlugin: { pluginId, pluginData: { path: '' } }, activeVersion };
}

export function useActivePlugin() {
  return useActivePluginAndVersion()?.activePlugin;
}

export function useActiveDocContext(pluginId = 'default'): ActiveDocContext {
  const page = usePage();
  const docs = useDocs();
  const activeVersion = useActiveVersion(pluginId);
  if (docs?.instance !== pluginId) return { activeVersion: undefined, activeDoc: undefined, alternateDocVersions: {} };
  const activeDoc = { id: page.url, path: page.url, sidebar: docs.sidebar };
  return { activeVersion, activeDoc, alternateDocVersions: {} };
}

export function useDocVersionSuggestions(pluginId?: string) {
  return { latestVersionSuggestion: useLatestVersion(pluginId), latestDocSuggestion: undefined };
}

/** The docs instances of the site, as far as its pages know them. */
export function useDocsData(pluginId = 'default') {
  return { path: '', breadcrumbs: true, versions: useVersions(pluginId) };
}

export function useAllDocsData() {
  return { default: useDocsData() };
}

/** The sidebar of the page, by its name. */
export function useDocsSidebar() {
  const name = useDocs()?.sidebar;
  return name === undefined ? null : { name, items: [] };
}
