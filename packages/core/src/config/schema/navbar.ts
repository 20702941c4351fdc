import * as z from 'zod';
import { jsonValues } from './json-values.js';
import { logoSchema } from './logo.js';
import { withOneAddress } from './one-address.js';
import { href, html, linkAttributes } from './urls.js';

const side = {
  /** The side of the navbar that the item is on. */
  position: z.enum(['left', 'right']).default('left'),
};

const forTheme = {
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

const inDocs = {
  /**
   * Id of the docs instance.
   *
   * @default the first instance
   */
  docsInstance: z.string().exactOptional(),
};

const link = {
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

const doc = {
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

const docSidebar = {
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

const docsVersion = {
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

const htmlItem = {
  /** The site's own HTML. */
  type: z.literal('html'),
  /** The HTML. */
  html,
  /** Class of the item. */
  className: z.string().exactOptional(),
  ...forTheme,
};

const componentItem = {
  /** An item drawn by a component of the site's theme, in `shell/navbar-item.tsx`. */
  type: z.literal('component'),
  /** The name by which the theme knows it. */
  name: z.string(),
  /** Values for the component. */
  props: jsonValues.default({}),
};

const dropdownItems = z.discriminatedUnion('type', [
  withOneAddress(z.strictObject(link)),
  z.strictObject(docsVersion),
  z.strictObject(doc),
  z.strictObject(docSidebar),
  z.strictObject(htmlItem),
  z.strictObject(componentItem),
]);
const dropdownItem = z.preprocess((item: z.input<typeof dropdownItems>) => withType(item), dropdownItems);

const dropdown = {
  /** A list of links that opens. Items that have `items` but no `type` are dropdowns, too. */
  type: z.literal('dropdown').default('dropdown'),
  /** Text of the button that opens it. */
  label: z.string(),
  /** Class of the item. */
  className: z.string().exactOptional(),
  ...forTheme,
  /** Its links: items of the types `link`, `doc`, `docSidebar`, `docsVersion`, `html` and `component`. */
  items: z.array(dropdownItem).min(1, 'expected one item or more'),
};

const docsVersionDropdown = {
  /** The versions of a docs instance, if there are several, or items before or after it. */
  type: z.literal('docsVersionDropdown'),
  ...inDocs,
  /**
   * Names of the versions to list, in this order, or an object with a label for each of them.
   *
   * @default all
   * @example { current: 'Development' }
   */
  versions: z
    .union(
      [z.array(z.string()), z.record(z.string(), z.string())],
      'expected a list of versions, or an object with their labels',
    )
    .exactOptional(),
  /** Whether it is shown even if the instance has only one version: as a link to that. */
  always: z.boolean().default(false),
  /** Class of the item. */
  className: z.string().exactOptional(),
  ...forTheme,
  /** Links above the versions. */
  itemsBefore: z.array(dropdownItem).default([]),
  /** Links below the versions, such as one to archived ones. */
  itemsAfter: z.array(dropdownItem).default([]),
};

const localeDropdown = {
  /** The languages of the site. */
  type: z.literal('localeDropdown'),
  /**
   * What is added to the addresses of its languages after a `?`, by which the host or a script can tell that one was
   * chosen.
   *
   * @example 'persistLocale=true'
   */
  query: z.string().exactOptional(),
  /** Whether it is shown even if the site has only one language. */
  always: z.boolean().default(false),
  /** Class of the item. */
  className: z.string().exactOptional(),
  ...forTheme,
  /** Links above the languages. */
  itemsBefore: z.array(dropdownItem).default([]),
  /** Links below the languages, such as one to a page about translating. */
  itemsAfter: z.array(dropdownItem).default([]),
};

const search = {
  /** The search field, which comes last by default. */
  type: z.literal('search'),
};

const navbarItems = z.discriminatedUnion('type', [
  withOneAddress(z.strictObject({ ...link, ...side })),
  z.strictObject({ ...dropdown, ...side }),
  z.strictObject({ ...doc, ...side }),
  z.strictObject({ ...docSidebar, ...side }),
  z.strictObject({ ...docsVersion, ...side }),
  z.strictObject({ ...docsVersionDropdown, ...side }),
  z.strictObject({ ...localeDropdown, ...side }),
  z.strictObject({ ...search, ...side }),
  z.strictObject({ ...htmlItem, ...side }),
  z.strictObject({ ...componentItem, ...side }),
]);

/** An item of the navbar: each `type` has keys of its own. */
const navbarItem = z.preprocess((item: z.input<typeof navbarItems>) => withType(item), navbarItems);

/** An item without `type` is a dropdown if it has `items`, otherwise a link. */
function withType<T>(item: T): T | (T & { readonly type: 'dropdown' | 'link' }) {
  if (typeof item !== 'object' || item === null || 'type' in item) return item;
  return { type: 'items' in item ? 'dropdown' : 'link', ...item };
}

/** The bar at the top of every page. */
export const navbarSchema = z.strictObject({
  /**
   * Name next to the logo.
   *
   * @default the site's title if there is no logo
   */
  title: z.string().exactOptional(),
  /** Image at the start of the navbar. */
  logo: logoSchema.exactOptional(),
  /** Whether the navbar hides when the reader scrolls down, and reappears when they scroll up. */
  hideOnScroll: z.boolean().default(false),
  /** Colours of the navbar: those of the page, dark ones in both colour modes, or the site's colour. */
  style: z.enum(['light', 'dark', 'primary']).default('light'),
  /** Links and dropdowns, in the order given. */
  items: z.array(navbarItem).default([]),
});
