/** Modules about all pages that code of a site imports. */
export interface AskedPages {
  /** `@generated/routes` */
  readonly routes: boolean;
  /** `@generated/globalData` */
  readonly globalData: boolean;
  /** The files of posts in the sidebars of blogs, by the specifiers they are imported by: the ids of the blogs. */
  readonly posts: Readonly<Record<string, string>>;
}

/** The modules that plugins and code request, by import specifier. */
export const pageModules: Readonly<Record<'routes' | 'globalData', string>> = {
  routes: '@generated/all-routes',
  globalData: '@generated/all-docs',
};

/** The modules about all pages that code imports. They contain every page, so other sites do not receive them. */
export function askedPages(code: readonly string[]): AskedPages {
  const isImported = (name: string) => code.some((text) => new RegExp(`['"]@generated/${name}['"]`).test(text));
  const posts = code.flatMap((text) => [...text.matchAll(postList)]).map(([, name, id]) => [name, id] as const);
  return { routes: isImported('routes'), globalData: isImported('globalData'), posts: Object.fromEntries(posts) };
}

/**
 * The file that Docusaurus's plugin writes for the sidebar of a blog, which home pages import to show the newest posts,
 * by an alias or by its path.
 */
const postList =
  /['"]((?:~blog|(?:@generated|(?:@site|[./]+)\/\.docusaurus)\/docusaurus-plugin-content-blog)\/([\w-]+)\/blog-post-list-prop-\2\.json)['"]/g;
