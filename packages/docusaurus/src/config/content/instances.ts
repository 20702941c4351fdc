import type { UserConfig } from '@docsite/core';

/** One docs instance of a configuration. */
export type DocsInstance = Exclude<UserConfig['docs'], false | undefined | readonly unknown[]>;

/** One blog of a configuration. */
export type BlogInstance = Exclude<UserConfig['blog'], false | undefined | readonly unknown[]>;

/** One folder of pages of a configuration. */
export type PagesInstance = Exclude<UserConfig['pages'], false | undefined | readonly unknown[]>;

/**
 * The docs instances of a configuration, in which a single one need not be in a list, and the default one may be
 * omitted.
 */
export function docsInstances({ docs = {} }: Pick<UserConfig, 'docs'>): readonly DocsInstance[] {
  if (docs === false) return [];
  return Array.isArray(docs) ? docs : [docs];
}

/** The blogs of a configuration, in which a single one need not be in a list. */
export function blogInstances({ blog = false }: Pick<UserConfig, 'blog'>): readonly BlogInstance[] {
  if (blog === false) return [];
  return Array.isArray(blog) ? blog : [blog];
}

/** The folders of pages of a configuration, relative to the site folder; by default, it is one of two. */
export function pagesFolders({ pages = {} }: Pick<UserConfig, 'pages'>): readonly string[] {
  if (pages === false) return [];
  const instances: readonly PagesInstance[] = Array.isArray(pages) ? pages : [pages];
  return instances.flatMap(({ path = ['pages', 'src/pages'] }) => path);
}
