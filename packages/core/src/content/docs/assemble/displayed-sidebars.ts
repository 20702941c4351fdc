import type { DocsConfig } from '../../../config/site-config.js';
import { joinRoute } from '../../../route/route.js';
import type { Sidebar } from '../version/sidebar.js';

/**
 * Returns which sidebar a page shows that none contains: that of the longest path which its address begins with.
 *
 * @param displayed What the configuration says, by path below the version.
 * @param basePath The address of the version.
 */
export function displayedSidebars(
  displayed: DocsConfig['displayedSidebars'],
  sidebars: Readonly<Record<string, Sidebar>>,
  basePath: string,
): (route: string) => string | undefined {
  const known = Object.entries(displayed).filter(([, name]) => Object.hasOwn(sidebars, name));
  const byRoute = known
    .map(([path, name]) => ({ start: joinRoute(basePath, path), name }))
    .sort((one, other) => other.start.length - one.start.length);
  return (route) => byRoute.find(({ start }) => `${route}/`.startsWith(start === '/' ? start : `${start}/`))?.name;
}
