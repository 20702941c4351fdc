import type { UserConfig } from '@docsite/core';

type Route = NonNullable<UserConfig['routes']>[number];

/** Swizzled components for pages that docsite would otherwise create itself. */
const notFound = ['NotFound', 'NotFound/Content'];
const search = ['SearchPage'];

/** React pages that replace docsite's own, for a site with certain components. */
export function ownPages(components: ReadonlySet<string>, config: Pick<UserConfig, 'search'>): Route[] {
  const isDrawn = (names: readonly string[]) => names.some((name) => components.has(name));
  const path = config.search !== false && (config.search?.path ?? 'search');
  return [
    ...(isDrawn(notFound)
      ? [{ path: '/404', module: '@docusaurus/inner/routes/not-found-page', title: 'Page not found' } as const]
      : []),
    ...(isDrawn(search) && path !== false
      ? [
          {
            path: `/${path.replace(/^\/+/, '')}`,
            module: '@docusaurus/inner/routes/search-page',
            title: 'Search',
          } as const,
        ]
      : []),
  ];
}

/** Whether a component of this name draws such a page. */
export function drawsPage(component: string): boolean {
  return [...notFound, ...search].includes(component);
}
