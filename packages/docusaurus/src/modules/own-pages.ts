import type { UserConfig } from '@docsite/core';

type Route = NonNullable<UserConfig['routes']>[number];

/** Pages that docsite makes by itself, and sites draw by components of these names: React pages of theirs take their places. */
const pages: readonly { readonly components: readonly string[]; readonly route: Route }[] = [
  {
    components: ['NotFound', 'NotFound/Content'],
    route: { path: '/404', module: '@docusaurus/not-found-page', title: 'Page not found' },
  },
];

/** The pages that a site draws which has these components of its own. */
export function ownPages(components: ReadonlySet<string>): Route[] {
  return pages.flatMap((page) => (page.components.some((name) => components.has(name)) ? [page.route] : []));
}

/** Whether a component of this name draws such a page. */
export function drawsPage(component: string): boolean {
  return pages.some(({ components }) => components.includes(component));
}
