import {
  type DocsInstance,
  type DocsVersion,
  type DropdownItemConfig,
  findDoc,
  ownValue,
  type SidebarStart,
  sidebarKey,
  sidebarStart,
} from '@docsite/core';
import type { PageIndex } from '../page-index.js';

/** The target of a navbar link. */
export interface NavbarTarget {
  /** A route, or an href as configured. */
  readonly path: string;
  readonly label?: string;
  /** Key in `SiteData.sidebars` of the sidebar on whose pages the link is current. */
  readonly sidebar?: string;
  /** The counterparts in each version of the docs, if there is more than one. */
  readonly inVersions?: VersionTargets;
}

/** The docs instance that a navbar link leads to, and its target in each version that has one. */
export interface VersionTargets {
  readonly instance: string;
  readonly targets: readonly (NavbarTarget & { readonly version: string })[];
}

type DocItem = Extract<DropdownItemConfig, { readonly type: 'doc' | 'docSidebar' | 'docsVersion' }>;

/** Finds the target of a configured link, in the latest version of its docs; undefined if it does not exist there. */
export function navbarTarget(
  item: Exclude<DropdownItemConfig, { readonly type: 'html' | 'component' }>,
  index: PageIndex,
): NavbarTarget | undefined {
  if (item.type === 'link') {
    const path = item.to ?? item.href;
    return path === undefined ? undefined : { path };
  }
  const instance = index.instances.get(item.docsInstance ?? index.site.docs[0]?.id ?? 'default');
  const version = instance?.versions.find((candidate) => candidate.isLast) ?? instance?.versions[0];
  if (instance === undefined || version === undefined) return undefined;
  const target = targetIn(version, item, index);
  if (target === undefined || instance.versions.length < 2) return target;
  return { ...target, inVersions: { instance: instance.id, targets: targetsOf(instance, item, index) } };
}

function targetsOf({ versions }: DocsInstance, item: DocItem, index: PageIndex): VersionTargets['targets'] {
  return versions.flatMap((version) => {
    const target = targetIn(version, item, index);
    return target === undefined ? [] : [{ ...target, version: version.name }];
  });
}

function targetIn(version: DocsVersion, item: DocItem, index: PageIndex): NavbarTarget | undefined {
  if (item.type === 'doc') {
    const doc = findDoc(version, item.docId);
    if (doc === undefined) return undefined;
    const sidebar =
      doc.sidebar === undefined ? {} : { sidebar: sidebarKey(version.instance, version.name, doc.sidebar) };
    return { path: doc.route, label: index.pages.get(doc.route)?.title ?? '', ...sidebar };
  }
  if (item.type === 'docsVersion') {
    const start = version.docs.find(({ id }) => id === version.mainDoc)?.route ?? version.path;
    return { path: item.to ?? start, label: version.label };
  }
  const name = item.sidebarId;
  const start = sidebarStart(ownValue(version.sidebars, name) ?? []);
  if (start === undefined) return undefined;
  const { entry, route } = start;
  return { path: route, label: startLabel(entry, index), sidebar: sidebarKey(version.instance, version.name, name) };
}

/** The label of a sidebar's first entry; a document that has none in the sidebar has its id, as in Docusaurus. */
function startLabel(entry: SidebarStart['entry'], index: PageIndex): string {
  const isNamed = entry.type === 'category' || entry.label !== index.pages.get(entry.route)?.title;
  return isNamed ? entry.label : entry.id;
}
