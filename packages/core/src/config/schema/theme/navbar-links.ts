import * as z from 'zod';
import { jsonValues } from '../values/json-values.js';
import { href, html, linkAttributes } from '../values/urls.js';

/** Keys for components of a theme. */
export const forTheme = {
  /** Values for a component of the site's theme that draws the item, in `shell/navbar-item.tsx`. */
  props: jsonValues.exactOptional(),
};

const linkLook = {
  ...forTheme,
  /**
   * The link is also marked as current on every page below this path.
   *
   * @example '/guide'
   */
  activeBasePath: z.string().exactOptional(),
  /**
   * The link is also marked as current on every page whose path matches this regular expression.
   *
   * @example '^/(guide|api)/'
   */
  activeBaseRegex: z.string().exactOptional(),
  /** Class of the link. */
  className: z.string().exactOptional(),
  /** HTML instead of the label. */
  html: html.exactOptional(),
  /**
   * Further attributes of the link.
   *
   * @example { target: '_self' }
   */
  attributes: linkAttributes,
  /** Whether the link is marked if it leaves the site, which it is unless this is `false`. */
  marked: z.boolean().exactOptional(),
  /** Accessible name, read out instead of the label. The label may then be empty, with a picture set by a class. */
  ariaLabel: z.string().exactOptional(),
};

/** Keys of items about a docs instance. */
export const inDocs = {
  /**
   * Id of the docs instance.
   *
   * @default the first instance
   */
  docsInstance: z.string().exactOptional(),
};

/** A link. */
export const link = {
  /** A link. Items without `type` are links, too. */
  type: z.literal('link').default('link'),
  /**
   * Text of the link.
   *
   * @default its address
   */
  label: z.string().exactOptional(),
  /**
   * Path of a page or file of the site, relative to the base URL.
   *
   * @example '/guide'
   */
  to: href.exactOptional(),
  /**
   * Address outside the site.
   *
   * @example 'https://example.org'
   */
  href: href.exactOptional(),
  ...linkLook,
};

/** A link to a document. */
export const doc = {
  /** A link to a document, in the latest version. */
  type: z.literal('doc'),
  /**
   * Id of the document.
   *
   * @example 'intro'
   */
  docId: z.string(),
  /**
   * Text of the link.
   *
   * @default the document's title
   */
  label: z.string().exactOptional(),
  ...inDocs,
  ...linkLook,
};

/** A link to a sidebar. */
export const docSidebar = {
  /** A link to the first page of a sidebar. It is marked as current on all pages that show the sidebar. */
  type: z.literal('docSidebar'),
  /**
   * Name of the sidebar.
   *
   * @example 'guide'
   */
  sidebarId: z.string(),
  /**
   * Text of the link.
   *
   * @default the label of the sidebar's first entry, or the id of its document
   */
  label: z.string().exactOptional(),
  ...inDocs,
  ...linkLook,
};

/** A link to a version. */
export const docsVersion = {
  /**
   * A link to the first page of a version, labelled with the version: that of the current page, or the one the reader
   * chose, or the latest.
   */
  type: z.literal('docsVersion'),
  /**
   * Text of the link.
   *
   * @default the version's label
   */
  label: z.string().exactOptional(),
  /**
   * Path of another page of the site to link to.
   *
   * @example '/versions'
   */
  to: href.exactOptional(),
  ...inDocs,
  ...linkLook,
};
