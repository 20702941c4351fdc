import type { Keys } from '../../keys.js';

/**
 * Options of Docusaurus that contain functions, components, or values computed from routes, by their holders. docsite's
 * own configuration has no equivalents: they are options of the preset with the same names.
 */
export const functionOptions = {
  markdown: ['preprocessor', 'parseFrontMatter', 'onBrokenMarkdownLinks', 'onBrokenMarkdownImages'],
  docs: [
    'editUrl',
    'sidebarItemsGenerator',
    'numberPrefixParser',
    'docItemComponent',
    'docRootComponent',
    'docLayoutComponent',
    'docCategoryGeneratedIndexComponent',
    'docsRootComponent',
    'docVersionRootComponent',
  ],
  blog: [
    'editUrl',
    'truncateMarker',
    'readingTime',
    'processBlogPosts',
    'createFeedItems',
    'blogListComponent',
    'blogPostComponent',
    'blogTagsListComponent',
    'blogTagsPostsComponent',
    'blogAuthorsListComponent',
    'blogAuthorsPostsComponent',
  ],
  pages: ['editUrl', 'mdxPageComponent'],
  sitemap: ['createSitemapItems'],
  redirects: ['createRedirects', 'fromExtensions', 'toExtensions'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A part of the configuration that has such options. */
export type FunctionHolder = keyof typeof functionOptions;

/** The name of such an option. */
export type FunctionOption = (typeof functionOptions)[FunctionHolder][number];

/** The options of every instance that may have such options, by holder. */
export type FunctionHolders = Readonly<Record<FunctionHolder, readonly Keys[]>>;

/** The holders, in order. */
export const functionHolders = Object.keys(functionOptions) as readonly FunctionHolder[];

/** Keys under which Docusaurus nests such options. In the preset they are not nested. */
const within: { readonly [Name in FunctionOption]?: string } = {
  createFeedItems: 'feedOptions',
  onBrokenMarkdownLinks: 'hooks',
  onBrokenMarkdownImages: 'hooks',
};

/** The value of such an option, and its path of keys. */
export function functionOption(
  options: Keys,
  name: FunctionOption,
): { readonly value: unknown; readonly path: readonly PropertyKey[] } {
  const key = within[name];
  const holder = key === undefined || options.has(name) ? options : options.within(key);
  return { value: holder.any(name), path: [...holder.path, name] };
}
