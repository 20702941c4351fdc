import { propertiesOf } from '../../../values/properties-of.js';
import type { AssembledDocument } from '../../assembled-document.js';

type Keys = AssembledDocument['frontMatter'];

/**
 * A document of Starlight, with the keys of its front matter that docsite has under other names: `slug` from the root,
 * `sidebar`, `tableOfContents`, `editUrl`, `prev` and `next`, and `template: splash`, which leaves out the sidebar.
 *
 * @see https://starlight.astro.build/reference/frontmatter/
 */
export function withStarlightKeys(document: AssembledDocument): AssembledDocument {
  const { frontMatter } = document;
  const translated = { ...placeOf(frontMatter), ...tableOf(frontMatter), ...linksOf(frontMatter) };
  return Object.keys(translated).length === 0
    ? document
    : { ...document, frontMatter: { ...frontMatter, ...translated } };
}

/** Where a document stands: its address, and its entry in the sidebar. */
function placeOf({ slug, sidebar, sidebar_position, sidebar_label, displayed_sidebar, template }: Keys): Partial<Keys> {
  const { order, label } = propertiesOf(sidebar);
  return {
    ...(slug !== undefined && !slug.startsWith('/') && { slug: `/${slug}` }),
    ...(typeof order === 'number' && sidebar_position === undefined && { sidebar_position: order }),
    ...(typeof label === 'string' && label !== '' && sidebar_label === undefined && { sidebar_label: label }),
    ...(template === 'splash' && displayed_sidebar === undefined && { displayed_sidebar: null }),
  };
}

function tableOf({ tableOfContents, template, toc_min_heading_level, toc_max_heading_level }: Keys): Partial<Keys> {
  if (tableOfContents === false || (template === 'splash' && tableOfContents === undefined))
    return { hide_table_of_contents: true };
  const { minHeadingLevel, maxHeadingLevel } = propertiesOf(tableOfContents);
  return {
    ...(isLevel(minHeadingLevel) && toc_min_heading_level === undefined && { toc_min_heading_level: minHeadingLevel }),
    ...(isLevel(maxHeadingLevel) && toc_max_heading_level === undefined && { toc_max_heading_level: maxHeadingLevel }),
  };
}

function linksOf({ editUrl, custom_edit_url, prev, next, pagination_prev, pagination_next }: Keys): Partial<Keys> {
  const edited = editUrl === false ? null : editUrl;
  const isAddress = edited === null || typeof edited === 'string';
  return {
    ...(isAddress && custom_edit_url === undefined && { custom_edit_url: edited }),
    ...(prev === false && pagination_prev === undefined && { pagination_prev: null }),
    ...(next === false && pagination_next === undefined && { pagination_next: null }),
  };
}

function isLevel(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 2 && value <= 6;
}
