import * as z from 'zod';
import { basePath } from '../values/addresses.js';
import { off } from '../values/off.js';
import { announcementBarSchema } from './announcement-bar.js';
import { colorModeSchema } from './color-mode.js';
import { diagramsSchema } from './diagrams.js';
import { footerSchema } from './footer.js';
import { imageZoomSchema } from './image-zoom.js';
import { navbarSchema } from './navbar.js';
import { searchSchema } from './search.js';
import { sidebarSchema } from './sidebar.js';
import { storageSchema } from './storage.js';
import { tableOfContentsSchema } from './table-of-contents.js';

/** What surrounds the text of a page, and what readers can do there. */
export const themeKeys = {
  /**
   * The bar at the top of every page.
   *
   * @default only the title
   */
  navbar: navbarSchema.prefault({}),
  /** The end of every page. */
  footer: footerSchema.exactOptional(),
  /** A notice at the top of every page. */
  announcementBar: announcementBarSchema.exactOptional(),
  /**
   * Light and dark mode.
   *
   * @default light, with a switch
   */
  colorMode: colorModeSchema.prefault({}),
  /**
   * Where browsers store what readers choose.
   *
   * @default for all sites of the domain, permanently
   */
  storage: storageSchema.prefault({}),
  /**
   * What readers can do with the sidebar of the docs.
   *
   * @default it neither hides nor collapses by itself
   */
  sidebar: sidebarSchema.prefault({}),
  /**
   * The headings that a page's table of contents shows.
   *
   * @default levels 2 and 3
   */
  tableOfContents: tableOfContentsSchema.prefault({}),
  /**
   * Which images a click enlarges.
   *
   * @default those in the text
   */
  imageZoom: imageZoomSchema.prefault({}),
  /**
   * How diagrams are drawn.
   *
   * @default in the site's colours
   */
  diagrams: diagramsSchema.prefault({}),
  /**
   * Search in an index built with the site or in a hosted one, or `false`.
   *
   * @default an index built with the site
   */
  search: z.union([searchSchema, off], 'expected the options of search, or false').prefault({}),
  /**
   * Route of a page that lists all versions, or `false`.
   *
   * @example 'versions'
   */
  versionsPage: z.union([basePath, off], 'expected a path or false').default(false),
};
