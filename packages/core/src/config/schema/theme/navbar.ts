import * as z from 'zod';
import { withOneAddress } from '../values/one-address.js';
import { componentItem, dropdownItem, htmlItem, withType } from './dropdown-items.js';
import { logoSchema } from './logo.js';
import { doc, docSidebar, docsVersion, forTheme, inDocs, link } from './navbar-links.js';

const side = {
  /** The side of the navbar that the item is on. */
  position: z.enum(['left', 'right']).default('left'),
};

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
  /**
   * Whether a click on the button follows its first link where a mouse opens the list by resting on it.
   *
   * @default `false`
   */
  linked: z.boolean().exactOptional(),
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
