import * as z from 'zod';

/** The site's own components, styles and modules, and how they are bundled. */
export const codeKeys = {
  /** Folder with the site's own theme components and styles. */
  themeDir: z.string().default('theme'),
  /**
   * Folders of components and styles that come between the site's own theme and the default one, in order of
   * precedence.
   *
   * @example ['node_modules/acme-theme/src']
   */
  themes: z.array(z.string()).default([]),
  /**
   * Style sheets that every page loads after those of the theme.
   *
   * @example ['src/css/custom.css']
   */
  styles: z.array(z.string()).default([]),
  /**
   * Names that imports in modules and documents can use, each with the file or folder of the site that it refers to. A
   * name with `$` at its end is for that very import, not for those that begin with it. Images and links to files can
   * use names that begin with `@` or `~`.
   *
   * @example { '@components': 'src/components' }
   */
  aliases: z.record(z.string().min(1), z.string()).default({}),
  /**
   * Modules of the site that run in browsers on every page once it is drawn. They may export `onRouteDidUpdate`, which
   * is called for each page that the reader visits, and each fragment and query of it, and `onRouteUpdate`, which is
   * called before.
   *
   * @example ['src/analytics.ts']
   */
  clientModules: z.array(z.string()).default([]),
  /** File extensions that module imports may leave out, in the order they are tried. */
  resolveExtensions: z.array(z.string()).default(['.tsx', '.ts', '.jsx', '.js', '.css', '.json']),
  /**
   * Whether components can read the path, the id and the front matter of a page's document: `usePage().document`. These
   * are then part of what browsers load. With `'all'` components can also read the documents of each version of the
   * docs, `usePage().versionDocuments`, and the descriptions of sidebar items; browsers load the versions that a
   * component of the page reads, with titles and descriptions if it reads one.
   */
  documentData: z.union([z.boolean(), z.literal('all')], "expected true, false or 'all'").default(false),
};
