import type { PageData, SidebarStart, SiteData } from '@docsite/renderer/template';
import docsInstances from '@generated/docs-instances';

/** A document, with the facts that pages have about other documents. */
export interface GlobalDoc {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string | undefined;
  readonly unlisted?: true;
}

/** A version of a docs instance. It contains only the first document, unless code of the site reads documents. */
export interface GlobalVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly GlobalDoc[];
  readonly draftIds: readonly never[];
  /** A link to the first page of each sidebar, if code of the site reads them. */
  readonly sidebars: Readonly<Record<string, { readonly link: SidebarStart }>>;
}

/** The facts that pages have about a version. */
interface VersionData {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly url: string;
  /** The base path of its pages, if it differs from `url`. */
  readonly path?: string;
}

/** The versions of a docs instance that a page knows. An instance without versions has only the current one. */
export function versionsIn(
  { docsVersions, baseUrl, sidebarStarts }: Pick<SiteData, 'docsVersions' | 'baseUrl' | 'sidebarStarts'>,
  page: PageData,
  pluginId: string,
): readonly GlobalVersion[] {
  const versions =
    docsVersions.find(({ instance }) => instance === pluginId)?.versions ??
    onlyVersion(page, pluginId, baseUrl + pathOf(pluginId));
  const documents = page.versionDocuments?.[pluginId];
  if (documents === undefined) return listOf(versions);
  return completeList(versions, {
    documents,
    sidebarsOf: (version) => sidebarsIn(sidebarStarts, `${pluginId}/${version}/`),
  });
}

function sidebarsIn(starts: SiteData['sidebarStarts'], prefix: string): GlobalVersion['sidebars'] {
  const own = Object.entries(starts ?? {}).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, link]) => [name.slice(prefix.length), { link }]));
}

/** The base path of the pages of a version, without a slash at its end. */
export function pathOfVersion(
  { docsVersions, baseUrl }: Pick<SiteData, 'docsVersions' | 'baseUrl'>,
  { instance, version }: { readonly instance: string; readonly version: string },
): string {
  const known = docsVersions.find((docs) => docs.instance === instance)?.versions;
  const { url, path = url } = known?.find(({ name }) => name === version) ?? { url: baseUrl + pathOf(instance) };
  return path.replace(/\/$/, '');
}

function pathOf(pluginId: string): string {
  return docsInstances.find(({ id }) => id === pluginId)?.path ?? '';
}

/** Versions of instances that have one, by its label and the address that its pages are below. */
const onlyVersions = new Map<string, readonly VersionData[]>();

function onlyVersion(page: PageData, pluginId: string, url: string): readonly VersionData[] {
  const own = 'docs' in page && page.docs?.instance === pluginId ? page.docs.versionLabel : undefined;
  const label = own ?? docsInstances.find(({ id }) => id === pluginId)?.label ?? 'Next';
  const key = `${url} ${label}`;
  const versions = onlyVersions.get(key) ?? [{ name: 'current', label, isLast: true, url }];
  onlyVersions.set(key, versions);
  return versions;
}

/** Versions by the site data they were created from, because many components of each page read them. */
const lists = new WeakMap<readonly VersionData[], readonly GlobalVersion[]>();

function listOf(versions: readonly VersionData[]): readonly GlobalVersion[] {
  const list = lists.get(versions) ?? versions.map(versionOf);
  lists.set(versions, list);
  return list;
}

/** Versions by their data, because components compare them by identity. */
const known = new Map<string, GlobalVersion>();

/** A version of which the page knows only the first document. */
export function versionOf({ name, label, isLast, url, path = url }: VersionData): GlobalVersion {
  const key = JSON.stringify([name, label, isLast, url, path]);
  const version = known.get(key) ?? {
    name,
    label,
    isLast,
    path,
    mainDocId: url,
    docs: [{ id: url, path: url }],
    draftIds: [],
    sidebars: {},
  };
  known.set(key, version);
  return version;
}

type Documents = NonNullable<PageData['versionDocuments']>[string];

/** Versions with documents, by these documents. */
const completeLists = new WeakMap<Documents, readonly GlobalVersion[]>();

/** The documents and sidebars of an instance's versions. */
interface Contents {
  readonly documents: Documents;
  readonly sidebarsOf: (version: string) => GlobalVersion['sidebars'];
}

function completeList(versions: readonly VersionData[], contents: Contents): readonly GlobalVersion[] {
  const list = completeLists.get(contents.documents) ?? versions.map((version) => completeVersion(version, contents));
  completeLists.set(contents.documents, list);
  return list;
}

/** A version with its documents, which are looked up only when code reads them. */
function completeVersion(
  { name, label, isLast, url, path = url }: VersionData,
  { documents, sidebarsOf }: Contents,
): GlobalVersion {
  const listed = () =>
    Object.values(documents[name] ?? {}).map(({ id, url: address, sidebar, unlisted }) => ({
      id,
      path: address,
      sidebar,
      ...(unlisted && { unlisted }),
    }));
  const sidebars = sidebarsOf(name);
  return {
    name,
    label,
    isLast,
    path,
    draftIds: [],
    sidebars,
    get docs() {
      return listed();
    },
    get mainDocId() {
      const docs = listed();
      const [first] = Object.values(sidebars);
      const at = (address?: string) => docs.find((doc) => isSameAddress(doc.path, address));
      return (at(url) ?? at(first?.link.path) ?? docs[0])?.id ?? url;
    },
  };
}

function isSameAddress(one: string, other = ''): boolean {
  return one.replace(/\/$/, '') === other.replace(/\/$/, '');
}
