import type { DocsConfig } from '../../../config/site-config.js';
import { joinRoute } from '../../../route/route.js';
import type { DocsVersion } from './docs-version.js';

/** The name of a version and where it is served. */
export type VersionFacts = Pick<
  DocsVersion,
  'instance' | 'name' | 'label' | 'isLast' | 'path' | 'banner' | 'badge' | 'className' | 'noIndex'
>;

/** A version with the facts about it. */
export interface DescribedVersion<Version> {
  readonly version: Version;
  readonly facts: VersionFacts;
}

/**
 * Derives the facts about each version of an instance from their names, newest first. The last version is served at the
 * base path; newer ones are unreleased and older ones unmaintained, unless configured otherwise.
 */
export function describeVersions<Version extends { readonly name: string }>(
  docs: DocsConfig,
  versions: readonly Version[],
): DescribedVersion<Version>[] {
  const names = versions.map(({ name }) => name);
  const last =
    docs.lastVersion !== undefined && names.includes(docs.lastVersion)
      ? docs.lastVersion
      : (names.find((name) => name !== 'current') ?? 'current');
  const lastIndex = names.indexOf(last);
  return versions.map((version, index) => {
    const { name } = version;
    const config = docs.versions[name] ?? {};
    const ownPath = name === 'current' ? 'next' : name;
    const path = config.path ?? (name === last ? '' : ownPath);
    const banner = config.banner ?? bannerOf(index - lastIndex);
    const facts = {
      instance: docs.id,
      name,
      label: config.label ?? (name === 'current' ? 'Next' : name),
      isLast: name === last,
      path: joinRoute(docs.routeBasePath, path),
      ...(banner !== 'none' && { banner }),
      badge: config.badge ?? names.length > 1,
      ...(config.className !== undefined && { className: config.className }),
      noIndex: config.noIndex ?? false,
    };
    return { version, facts };
  });
}

/** The banner of a version by its distance from the last one, in the order of the versions. */
function bannerOf(distance: number): NonNullable<VersionFacts['banner']> | 'none' {
  if (distance === 0) return 'none';
  return distance < 0 ? 'unreleased' : 'unmaintained';
}

/** The property that the pages of a version inherit: whether search engines are kept out. */
export function noIndexOf({ noIndex }: Pick<VersionFacts, 'noIndex'>): { readonly noIndex?: true } {
  return noIndex ? { noIndex } : {};
}
