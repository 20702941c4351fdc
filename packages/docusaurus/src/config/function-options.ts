import type { Keys } from '../keys.js';

/**
 * Options of Docusaurus that hold functions, components, or what is computed from routes, by what has them. docsite's
 * own configuration has no place for them: where a site has one, they are options of the preset by the same names.
 */
export const functionOptions = {
  markdown: ['preprocessor', 'parseFrontMatter', 'onBrokenMarkdownLinks', 'onBrokenMarkdownImages'],
  docs: [
    ...['editUrl', 'sidebarItemsGenerator', 'numberPrefixParser'],
    ...['docItemComponent', 'docRootComponent', 'docLayoutComponent', 'docCategoryGeneratedIndexComponent'],
  ],
  blog: [
    ...['editUrl', 'truncateMarker', 'readingTime', 'processBlogPosts', 'createFeedItems'],
    ...['blogListComponent', 'blogPostComponent', 'blogTagsListComponent', 'blogTagsPostsComponent'],
    ...['blogAuthorsListComponent', 'blogAuthorsPostsComponent'],
  ],
  pages: ['editUrl'],
  sitemap: ['createSitemapItems'],
  redirects: ['createRedirects', 'fromExtensions', 'toExtensions'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What has such options. */
export type FunctionHolder = keyof typeof functionOptions;

/** The name of such an option. */
export type FunctionOption = (typeof functionOptions)[FunctionHolder][number];

/** All that has such options in a site: the options of each instance. */
export type FunctionHolders = Readonly<Record<FunctionHolder, readonly Keys[]>>;

/** The holders, in their order. */
export const functionHolders = Object.keys(functionOptions) as readonly FunctionHolder[];

/** Keys that Docusaurus has such options within. The preset has all of them beside the others. */
const within: { readonly [Name in FunctionOption]?: string } = {
  createFeedItems: 'feedOptions',
  onBrokenMarkdownLinks: 'hooks',
  onBrokenMarkdownImages: 'hooks',
};

/** The value of such an option, and the keys that lead to it. */
export function functionOption(
  options: Keys,
  name: FunctionOption,
): { readonly value: unknown; readonly path: readonly PropertyKey[] } {
  const key = within[name];
  const holder = key === undefined || options.has(name) ? options : options.within(key);
  return { value: holder.any(name), path: [...holder.path, name] };
}
