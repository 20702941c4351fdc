import type { PageDataContext } from '../../content-kind.js';
import { type DocsFacts, docsIndexOf, placeInDocs } from '../version/docs-index.js';
import { sidebarKey } from '../version/docs-keys.js';
import type { DocsPlacement } from '../version/docs-page.js';
import type { DocsVersion } from '../version/docs-version.js';
import { isInDocs, startRoute } from '../version/start-route.js';
import type { DocsContext, VersionUrl } from './docs-page-data.js';

type Context = PageDataContext<DocsFacts>;

/** What the template of a docs page receives about its version. */
export function docsContext(placement: DocsPlacement, route: string, context: Context): DocsContext {
  const { instance, version } = placeInDocs(context.facts, placement);
  const versionUrls = instance.versions.map((other) => versionUrl(other, { version, route }, context));
  const latest = instance.versions.findIndex((other) => other.isLast);
  return {
    instance: placement.instance,
    version: version.name,
    versionLabel: version.label,
    ...(version.banner !== undefined && { versionBanner: version.banner }),
    showVersionBadge: version.badge,
    ...(version.className !== undefined && { versionClassName: version.className }),
    ...(version.banner !== undefined &&
      versionUrls[latest] !== undefined && { latestVersionUrl: versionUrls[latest].url }),
    versionUrls,
    ...(placement.sidebar !== undefined && {
      sidebar: sidebarKey(placement.instance, version.name, placement.sidebar),
    }),
  };
}

/** A route of a version. */
interface VersionedRoute {
  readonly version: DocsVersion;
  readonly route: string;
}

/**
 * The same page in another version: by document id, or else its nearest existing parent there, or else that version's
 * first page.
 */
function versionUrl(other: DocsVersion, { version, route }: VersionedRoute, context: Context): VersionUrl {
  const { documents } = docsIndexOf(context.facts);
  const id = documents.get(version)?.ids.get(route);
  const same = id === undefined ? undefined : documents.get(other)?.routes.get(id);
  const url = context.url(same ?? nearestParent(within(version.path, route), other, context));
  const isOther = id !== undefined && same === undefined;
  return { name: other.name, label: other.label, url, ...(isOther && { isOther }) };
}

/** The part of a route below a path; all of it for the root. */
function within(path: string, route: string): string {
  return route.slice(path === '/' ? 0 : path.length);
}

/** @param path A path within a version. */
function nearestParent(path: string, other: DocsVersion, { pages }: Context): string {
  let rest = path;
  while (rest !== '') {
    const candidate = other.path === '/' ? rest : other.path + rest;
    if (isInDocs(candidate, pages)) return candidate;
    rest = rest.slice(0, rest.lastIndexOf('/'));
  }
  return startRoute(other, pages);
}
