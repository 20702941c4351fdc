import * as z from 'zod';
import { jsonValues } from '../values/json-values.js';
import { withOneAddress } from '../values/one-address.js';
import { html } from '../values/urls.js';
import { doc, docSidebar, docsVersion, forTheme, link } from './navbar-links.js';

/** HTML of the site. */
export const htmlItem = {
  /** The site's own HTML. */
  type: z.literal('html'),
  /** The HTML. */
  html,
  /** Class of the item. */
  className: z.string().exactOptional(),
  ...forTheme,
};

/** An item drawn by the theme. */
export const componentItem = {
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

/** An entry of a dropdown: each `type` has keys of its own. */
export const dropdownItem = z.preprocess((item: z.input<typeof dropdownItems>) => withType(item), dropdownItems);

/** An item without `type` is a dropdown if it has `items`, otherwise a link. */
export function withType<T>(item: T): T | (T & { readonly type: 'dropdown' | 'link' }) {
  if (typeof item !== 'object' || item === null || 'type' in item) return item;
  return { type: 'items' in item ? 'dropdown' : 'link', ...item };
}
