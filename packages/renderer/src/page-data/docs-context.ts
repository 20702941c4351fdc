import type { DocsPlacement, DocsVersion } from '@docsite/core';
import type { DocsContext, VersionUrl } from '../template/index.js';
import { startRoute } from './docs-versions.js';
import type { PageIndex } from './page-index.js';

/** What a page of the docs tells its template about the version it belongs to. */
export function docsContext(placement: DocsPlacement, route: string, index: PageIndex): DocsContext {
  const version = index.versions.get(`${placement.instance}/${placement.version}`) as DocsVersion;
  const instance = index.instances.get(placement.instance);
  const versionUrls = (instance?.versions ?? []).map((other) => versionUrl(other, version, route, index));
  const latest = instance?.versions.findIndex((other) => other.isLast) ?? -1;
  return {
    instance: placement.instance,
    version: version.name,
    versionLabel: version.label,
    ...(version.banner !== undefined && { versionBanner: version.banner }),
    showVersionBadge: version.badge,
    ...(version.banner !== undefined &&
      versionUrls[latest] !== undefined && { latestVersionUrl: versionUrls[latest].url }),
    versionUrls,
    ...(placement.sidebar !== undefined && { sidebar: `${placement.instance}/${version.name}/${placement.sidebar}` }),
  };
}

/**
 * The same page in another version: by document id, else its nearest parent that exists there, else that version's
 * start.
 */
function versionUrl(other: DocsVersion, own: DocsVersion, route: string, index: PageIndex): VersionUrl {
  const id = own.docs.find((doc) => doc.route === route)?.id;
  const same = id === undefined ? undefined : other.docs.find((doc) => doc.id === id)?.route;
  return { name: other.name, label: other.label, url: index.url(same ?? nearestParent(route, own.path, other, index)) };
}

function nearestParent(route: string, ownPath: string, other: DocsVersion, index: PageIndex): string {
  let rest = route.slice(ownPath === '/' ? 0 : ownPath.length);
  while (rest !== '') {
    const candidate = other.path === '/' ? rest : other.path + rest;
    if (index.pages.has(candidate)) return candidate;
    rest = rest.slice(0, rest.lastIndexOf('/'));
  }
  return startRoute(other, index);
}
