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
   * How signs such as those in `C#` and `C++` appear in the addresses of tags: `named`, as in `c-sharp`, or `left-out`,
   * as are then the accents of Latin letters.
   */
  tagSigns: z.enum(['named', 'left-out']).default('named'),
  /** What importing an SVG file gives a module: the file's address, or a React component that draws it. */
  svgImports: z.enum(['address', 'component']).default('address'),
  /**
   * Where the styles that the module of a page imports apply: on that page, or in one style sheet for the whole site.
   */
  moduleStyles: z.enum(['page', 'site']).default('page'),
  /** Which of the links that components write are checked: `all`, or only those of `Link`. */
  componentLinks: z.enum(['all', 'link']).default('all'),
  /** The title of a React page that does not set one: the name of its file, or the title of the site. */
  untitledPages: z.enum(['file', 'site']).default('file'),
  /**
   * What a build does if a page cannot be read or drawn: it stops, or it writes all other pages and still fails. There
   * is then nothing at the address of such a page.
   */
  brokenPages: z.enum(['stop', 'leave-out']).default('stop'),
};
