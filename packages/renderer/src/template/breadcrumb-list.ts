import type { LabelledLink } from '@docsite/core/page-data';

/**
 * The breadcrumbs of a page for search engines: schema.org's `BreadcrumbList`, without those that are not links.
 *
 * @param url The address of the site's host, such as `https://example.org`.
 */
export function breadcrumbList(url: string, breadcrumbs: readonly LabelledLink[]): object {
  const linked = breadcrumbs.filter(({ href }) => href !== undefined);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: url + href,
    })),
  };
}
