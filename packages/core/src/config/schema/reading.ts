import * as z from 'zod';
import { identifier } from './identifier.js';
import { jsonValues } from './json-values.js';
import { html } from './urls.js';

/** A notice at the top of every page. */
export const announcementBarSchema = z.strictObject({
  /** Name of the notice. Readers who closed it see it again when the name changes. */
  id: z.string().default('announcement'),
  /**
   * The notice, as HTML.
   *
   * @example 'Version 2 is out. <a href="/changes">See what is new</a>.'
   */
  content: html,
  /** Whether readers can close it. */
  isCloseable: z.boolean().default(true),
  /**
   * Its background, as a CSS colour.
   *
   * @default the accent colour of the theme
   */
  backgroundColor: z.string().exactOptional(),
  /**
   * Colour of its text.
   *
   * @default one that suits the accent colour
   */
  textColor: z.string().exactOptional(),
});

/** Light and dark mode. */
export const colorModeSchema = z.strictObject({
  /** The mode for readers who have not chosen one. */
  defaultMode: z.enum(['light', 'dark']).default('light'),
  /** Whether the switch between the modes is left out. Choices made earlier then have no effect. */
  disableSwitch: z.boolean().default(false),
  /** Whether readers who have not chosen get the mode their system is set to. */
  respectPrefersColorScheme: z.boolean().default(false),
});

/** Where browsers store what readers choose: the colour mode, tabs, versions, and that they closed an announcement. */
export const storageSchema = z.strictObject({
  /** `localStorage`, which lasts, or `sessionStorage`, which ends with the tab. */
  type: z.enum(['localStorage', 'sessionStorage']).default('localStorage'),
  /** Added to the names of what is stored, so that sites on one domain do not share their readers' choices. */
  namespace: z.string().default(''),
  /**
   * The beginning of these names, for tabs and closed announcements. With that of another program, what readers chose
   * on a site built with it is kept.
   */
  prefix: identifier.default('docsite'),
});

/** What readers can do with the sidebar of the docs. */
export const sidebarSchema = z.strictObject({
  /** Whether there is a button that hides the sidebar on all pages until the reader shows it again. */
  hideable: z.boolean().default(false),
  /** Whether opening a category closes the others on its level. */
  autoCollapseCategories: z.boolean().default(false),
});

const expectedLevel = 'expected a heading level from 2 to 6';
const headingLevel = z.int(expectedLevel).min(2, expectedLevel).max(6, expectedLevel);

/** The headings that a page's table of contents shows. */
export const tableOfContentsSchema = z.strictObject({
  /** Level of the highest headings, from 2 to 6. A page can set its own with `toc_min_heading_level`. */
  minHeadingLevel: headingLevel.default(2),
  /** Level of the lowest headings, from 2 to 6. A page can set its own with `toc_max_heading_level`. */
  maxHeadingLevel: headingLevel.default(3),
});

const pixels = z.number().min(0, 'expected a number of pixels');

/** Which images a click enlarges. */
export const imageZoomSchema = z.strictObject({
  /**
   * Selector of the images. Images in links and buttons are never enlarged.
   *
   * @default `.markdown img`
   */
  selector: z.string().min(1, 'expected a selector').exactOptional(),
  /**
   * Pixels around an enlarged image.
   *
   * @default 16
   */
  margin: pixels.exactOptional(),
  /**
   * Pixels that the reader can scroll before it closes.
   *
   * @default 40
   */
  scrollOffset: pixels.exactOptional(),
});

/** How diagrams are drawn. */
export const diagramsSchema = z.strictObject({
  /**
   * Mermaid's theme in light mode, such as `neutral`.
   *
   * @default the site's colours
   */
  light: z.string().exactOptional(),
  /**
   * Mermaid's theme in dark mode.
   *
   * @default the site's colours
   */
  dark: z.string().exactOptional(),
  /**
   * Options for Mermaid.
   *
   * @example { flowchart: { curve: 'linear' } }
   */
  options: jsonValues.default({}),
});
