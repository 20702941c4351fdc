import type { PageData, SiteData } from '@docsite/renderer/template';
import docsInstances from '@generated/docs-instances';

/** A document, as far as docsite's pages know others. */
export interface GlobalDoc {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string | undefined;
  readonly unlisted?: true;
}

/** A version of a docs instance: of its documents the first alone, unless code of the site asks for documents. */
export interface GlobalVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly GlobalDoc[];
  readonly draftIds: readonly never[];
}

/** What pages know of a version. */
interface VersionData {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly url: string;
  /** What the addresses of its pages begin with, where that is another one. */
  readonly path?: string;
}

/** The versions of a docs instance, as a page knows them. An instance of one version has that alone. */
export function versionsIn(
  { docsVersions, baseUrl }: Pick<SiteData, 'docsVersions' | 'baseUrl'>,
  page: PageData,
  pluginId: string,
): readonly GlobalVersion[] {
  const versions =
    docsVersions.find(({ instance }) => instance === pluginId)?.versions ??
    onlyVersion(page, baseUrl + pathOf(pluginId));
  const documents = page.versionDocuments?.[pluginId];
  return documents === undefined ? listOf(versions) : completeList(versions, documents);
}

function pathOf(pluginId: string): string {
  return docsInstances.find(({ id }) => id === pluginId)?.path ?? '';
}

/** Versions of instances that have one, by its label and the address that its pages are below. */
const onlyVersions = new Map<string, readonly VersionData[]>();

function onlyVersion(page: PageData, url: string): readonly VersionData[] {
  const label = ('docs' in page ? page.docs.versionLabel : undefined) ?? 'Next';
  const key = `${url} ${label}`;
  const versions = onlyVersions.get(key) ?? [{ name: 'current', label, isLast: true, url }];
  onlyVersions.set(key, versions);
  return versions;
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

/** A version, of whose documents the page knows the first alone. */
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
  };
  known.set(key, version);
  return version;
}

type Documents = NonNullable<PageData['versionDocuments']>[string];

/** The same for pages that know the documents of versions. */
const completeLists = new WeakMap<Documents, readonly GlobalVersion[]>();

function completeList(versions: readonly VersionData[], documents: Documents): readonly GlobalVersion[] {
  const list = completeLists.get(documents) ?? versions.map((version) => completeVersion(version, documents));
  completeLists.set(documents, list);
  return list;
}

/** A version with its documents, which the page is asked for when code reads them. */
function completeVersion({ name, label, isLast, url, path = url }: VersionData, documents: Documents): GlobalVersion {
  const listed = () =>
    Object.values(documents[name] ?? {}).map(({ id, url: address, sidebar, unlisted }) => ({
      id,
      path: address,
      sidebar,
      ...(unlisted && { unlisted }),
    }));
  return {
    name,
    label,
    isLast,
    path,
    draftIds: [],
    get docs() {
      return listed();
    },
    get mainDocId() {
      return listed().find((doc) => doc.path === url)?.id ?? url;
    },
  };
}
