import { join, posix } from 'node:path';
import type { DocPage, DocsVersion, Sidebar, SidebarItem, SourceRoot } from '@docsite/core';
import { addressesOf, neighbour, pagesOf, tagsOf, writtenMetadata } from './content-address.js';
import type { PageSource, ReadSite } from './read-site.js';

/** The docs of a site in the form that Docusaurus's plugin loads them, by instance id. */
export function docsContents(read: ReadSite): Record<string, { readonly loadedVersions: object[] }> {
  const pages = pagesOf(read, 'doc');
  return Object.fromEntries(
    read.site.docs.map(({ id, versions }) => {
      const own = pages.filter(({ docs }) => docs.instance === id);
      return [id, { loadedVersions: versions.map((version) => loadedVersion(version, own, read)) }];
    }),
  );
}

function loadedVersion(version: DocsVersion, pages: readonly DocPage[], read: ReadSite): object {
  const { name, label, path, isLast, badge, noIndex, banner = null, className = `docs-version-${name}` } = version;
  const addressOf = addressesOf(read);
  const root = rootOf(version, read);
  return {
    versionName: name,
    label,
    path: addressOf(path),
    tagsPath: addressOf(version.tagsPath ?? posix.join(path, 'tags')),
    banner,
    badge,
    noIndex,
    className,
    isLast,
    routePriority: isLast ? -1 : undefined,
    contentPath: join(read.siteDir, root.path),
    ...(root.localizedPath !== undefined && { contentPathLocalized: join(read.siteDir, root.localizedPath) }),
    docs: pages.filter(({ docs }) => docs.version === name).map((page) => docMetadata(page, version, read)),
    drafts: [],
    sidebars: Object.fromEntries(
      Object.entries(version.sidebars).map(([id, sidebar]) => [id, sidebarItems(sidebar, addressOf)]),
    ),
  };
}

function rootOf({ instance, name }: DocsVersion, { scanned }: ReadSite): SourceRoot {
  const docs = scanned.content.docs.find(({ config }) => config.id === instance);
  return docs?.versions.find((version) => version.name === name)?.root ?? { path: '.' };
}

/** Docusaurus's metadata of a document. */
export function docMetadata(page: DocPage, version: DocsVersion, read: PageSource): object {
  const { id, source, route, docs, tags } = page;
  const addressOf = addressesOf(read);
  const metadata = writtenMetadata(page, read);
  const position = metadata.frontMatter.sidebar_position;
  return {
    id,
    ...metadata,
    slug: version.path === '/' ? route : route.slice(version.path.length) || '/',
    sourceDirName: posix.dirname(pathWithin(source, read.site.sourceRoots)),
    version: version.name,
    tags: tagsOf(tags, addressOf),
    ...(typeof position === 'number' && { sidebarPosition: position }),
    ...(docs.sidebar !== undefined && { sidebar: docs.sidebar }),
    previous: neighbour(docs.previous, addressOf),
    next: neighbour(docs.next, addressOf),
  };
}

/** The path of a source within the innermost content folder that contains it. */
function pathWithin(source: string, roots: readonly SourceRoot[]): string {
  const folders = roots.flatMap(({ path, localizedPath }) => [path, ...(localizedPath ? [localizedPath] : [])]);
  const holding = folders.filter((folder) => source.startsWith(`${posix.normalize(folder)}/`));
  const innermost = holding.toSorted((a, b) => b.length - a.length)[0];
  return innermost === undefined ? source : posix.relative(innermost, source);
}

type AddressOf = (route: string) => string;

function sidebarItems(items: Sidebar, addressOf: AddressOf): object[] {
  return items.map((item) => sidebarItem(item, addressOf));
}

function sidebarItem(item: SidebarItem, addressOf: AddressOf): object {
  const look = {
    ...(item.className !== undefined && { className: item.className }),
    ...(item.customProps !== undefined && { customProps: item.customProps }),
  };
  switch (item.type) {
    case 'doc':
      return { type: item.isRef ? 'ref' : 'doc', id: item.id, label: item.label, ...look };
    case 'link':
      return { type: 'link', label: item.label, href: item.href, description: item.description, ...look };
    case 'html':
      return { type: 'html', value: item.value, defaultStyle: item.defaultStyle, ...look };
    case 'category': {
      const { label, description, collapsible, collapsed, items } = item;
      const rest = { link: categoryLink(item.link, addressOf), items: sidebarItems(items, addressOf), ...look };
      return { type: 'category', label, description, collapsible, collapsed, ...rest };
    }
  }
}

function categoryLink(link: Extract<SidebarItem, { type: 'category' }>['link'], addressOf: AddressOf) {
  if (link?.type !== 'generated-index') return link && { type: 'doc', id: link.id };
  const { route, place: _, ...rest } = link;
  return { ...rest, slug: route, permalink: addressOf(route) };
}
