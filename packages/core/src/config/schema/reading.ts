import * as z from 'zod';
import { jsonValues } from './json-values.js';
import { html } from './urls.js';

/** A notice above every page. */
export const announcementBarSchema = z.strictObject({
  /** Name of the notice. A reader who has closed it sees it again once the name changes. */
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
   * Its background, as CSS writes colours.
   *
   * @default the accent colour of the theme
   */
  backgroundColor: z.string().exactOptional(),
  /**
   * Colour of its words.
   *
   * @default one that fits the accent colour
   */
  textColor: z.string().exactOptional(),
});

/** Light and dark. */
export const colorModeSchema = z.strictObject({
  /** For readers who have not chosen. */
  defaultMode: z.enum(['light', 'dark']).default('light'),
  /** Whether the switch between the modes is left out. Choices made earlier then have no effect. */
  disableSwitch: z.boolean().default(false),
  /** Whether readers who have not chosen get what their system is set to. */
  respectPrefersColorScheme: z.boolean().default(false),
});

/** What readers can do with the sidebar of the docs. */
export const sidebarSchema = z.strictObject({
  /** Whether a button hides the sidebar, on all pages, until the reader shows it again. */
  hideable: z.boolean().default(false),
  /** Whether opening a category closes the others on its level. */
  autoCollapseCategories: z.boolean().default(false),
});

const expectedLevel = 'expected a heading level from 2 to 6';
const headingLevel = z.int(expectedLevel).min(2, expectedLevel).max(6, expectedLevel);

/** Headings that the table of contents of a page shows. */
export const tableOfContentsSchema = z.strictObject({
  /** Level of the highest headings, from 2 to 6. A page can set its own with `toc_min_heading_level`. */
  minHeadingLevel: headingLevel.default(2),
  /** Level of the lowest headings, from 2 to 6. A page can set its own with `toc_max_heading_level`. */
  maxHeadingLevel: headingLevel.default(3),
});

const pixels = z.number().min(0, 'expected a number of pixels');

/** Images that a click enlarges. */
export const imageZoomSchema = z.strictObject({
  /**
   * Selector of the images. Those in links and buttons are left alone in any case.
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
   * Theme of Mermaid in light mode, such as `neutral`.
   *
   * @default the colours of the site
   */
  light: z.string().exactOptional(),
  /**
   * Theme of Mermaid in dark mode.
   *
   * @default the colours of the site
   */
  dark: z.string().exactOptional(),
  /**
   * Options of Mermaid.
   *
   * @example { flowchart: { curve: 'linear' } }
   */
  options: jsonValues.default({}),
});
