import type { DocsConfig } from '../../../config/site-config.js';
import { type Finding, finding, type Place } from '../../../diagnostic.js';
import { joinRoute } from '../../../route/route.js';
import { didYouMean } from '../../../suggest/did-you-mean.js';
import type { Sidebar } from '../version/sidebar.js';

/** The sidebars of a version, and what its docs instance says about documents that none of them contains. */
interface ConfiguredSidebars {
  readonly sidebars: Readonly<Record<string, Sidebar>>;
  readonly displayed: DocsConfig['displayedSidebars'];
}

/**
 * Returns which sidebar a page shows that none contains: that of the longest path which its address begins with.
 *
 * @param basePath The address of the version.
 */
export function displayedSidebars(
  { sidebars, displayed }: ConfiguredSidebars,
  basePath: string,
): (route: string) => string | undefined {
  const known = Object.entries(displayed).filter(([, name]) => Object.hasOwn(sidebars, name));
  const byRoute = known
    .map(([path, name]) => ({ start: joinRoute(basePath, path), name }))
    .sort((one, other) => other.start.length - one.start.length);
  return (route) => byRoute.find(({ start }) => `${route}/`.startsWith(start === '/' ? start : `${start}/`))?.name;
}

/** Reports names in `displayedSidebars` that no sidebar has. */
export function unknownDisplayed({ sidebars, displayed }: ConfiguredSidebars, place: Place): Finding[] {
  const unknown = Object.values(displayed).filter((name) => !Object.hasOwn(sidebars, name));
  return [...new Set(unknown)].map((name) =>
    finding(
      'unknown-sidebar',
      place,
      `'displayedSidebars' refers to the sidebar '${name}', which does not exist`,
      didYouMean(name, Object.keys(sidebars)),
    ),
  );
}
