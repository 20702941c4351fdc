import { type Document, type Finding, finding, isInside, ownValue, type Place, type Site } from '@docsite/core';
import type { Rule, RuleInput } from '../rule.js';

/** Front matter contains no key that only other tools read if docsite has an equivalent. */
export const foreignKey: Rule = {
  name: 'foreign-key',
  description: 'Front matter has no key that only other tools read.',
  defaultSeverity: 'warning',
  scope: 'documents',
  check,
};

/** A key of front matter that other tools read. */
interface ForeignKey {
  readonly tools: string;
  /** What to write instead. */
  readonly hint: string;
  /** The only value with a meaning in docsite; absent if all have one. */
  readonly value?: unknown;
}

const outline = 'write `toc_min_heading_level` and `toc_max_heading_level`, or `hide_table_of_contents: true` for none';
const position = 'write `sidebar_position`';
const homePage =
  "write the home page as `pages/index.tsx` (see 'The home page' in 'Coming from other tools'), or remove the key and write its text here";
const redirects = 'list the addresses as `redirects` in the configuration';

const foreignKeys: Readonly<Record<string, ForeignKey>> = {
  aliases: { tools: 'Hugo reads', hint: redirects },
  aside: { tools: 'VitePress reads', hint: 'write `hide_table_of_contents: true`', value: false },
  editLink: { tools: 'VitePress reads', hint: 'write `custom_edit_url: null`', value: false },
  editUrl: { tools: 'Starlight reads', hint: 'write `custom_edit_url: null`', value: false },
  images: { tools: 'Hugo reads', hint: 'write `image`, with one address' },
  lastUpdated: {
    tools: 'VitePress and Starlight read',
    hint: 'remove it: `showLastUpdateTime` of the docs instance applies to all its pages',
  },
  layout: {
    tools: 'VitePress reads',
    hint: homePage,
    value: 'home',
  },
  linkTitle: { tools: 'Hugo reads', hint: 'write `sidebar_label`' },
  next: { tools: 'VitePress reads', hint: 'write `pagination_next: null`', value: false },
  nav_order: { tools: 'Just the Docs reads', hint: position },
  outline: { tools: 'VitePress reads', hint: outline },
  overview: {
    tools: 'Rspress reads',
    hint: 'remove it, and write `<DocCardList />` where the links belong',
    value: true,
  },
  pageType: { tools: 'Rspress reads', hint: homePage, value: 'home' },
  permalink: { tools: 'Jekyll and Eleventy read', hint: 'write `slug`' },
  prev: { tools: 'VitePress reads', hint: 'write `pagination_prev: null`', value: false },
  published: { tools: 'Jekyll reads', hint: 'write `draft: true`: the page is published', value: false },
  redirect_from: { tools: 'Jekyll reads', hint: redirects },
  sd_hide_title: { tools: 'Sphinx reads', hint: 'write `hide_title`' },
  sidebarTitle: { tools: 'Nextra reads', hint: 'write `sidebar_label`' },
  tableOfContents: { tools: 'Starlight reads', hint: 'write `hide_table_of_contents: true`', value: false },
  template: {
    tools: 'Starlight reads',
    hint: "write the page as `pages/index.tsx` (see 'The home page' in 'Coming from other tools'), or remove the key",
    value: 'splash',
  },
  weight: { tools: 'Hugo reads', hint: position },
};

function check({ documents, site }: RuleInput): Finding[] {
  const foldersOf = foldersByTool(site);
  const old = site.config.redirects.flatMap(({ from }) => from).map(withoutEnd);
  return Object.values(documents).flatMap((document) => {
    const known = [...foldersOf].flatMap(([keys, folders]) =>
      folders.some((folder) => isInside(document.path, folder)) ? keys : [],
    );
    const moved = addressKeys.filter((key) => areRedirected(document.frontMatter[key], old));
    return checkDocument(document, [...known, ...moved]);
  });
}

/** The folders with documents that follow the conventions of a tool, those of translations included, by its keys. */
function foldersByTool({ config, sourceRoots }: Site): ReadonlyMap<readonly string[], readonly string[]> {
  return new Map(
    Object.entries(keysOfTools).map(([tool, keys]) => {
      const folders = config.docs.filter(({ slugs }) => slugs === tool).map(({ path }) => path);
      const translated = sourceRoots.filter(({ path }) => folders.includes(path));
      return [keys, [...folders, ...translated.flatMap(({ localizedPath = [] }) => localizedPath)]];
    }),
  );
}

/** Keys that list old addresses of a document. */
const addressKeys: readonly string[] = ['aliases', 'redirect_from'];

/** Whether the configuration redirects all of these addresses, which may be relative. */
function areRedirected(value: unknown, old: readonly string[]): boolean {
  const addresses = [value].flat().map((one) => withoutEnd(`/${String(one).replace(/^[./]+/, '')}`));
  return addresses.length > 0 && addresses.every((address) => old.some((from) => from.endsWith(address)));
}

/** An address without what it may end with: a slash, an extension, or the name of an index. */
function withoutEnd(address: string): string {
  return address.toLowerCase().replace(/\/?(?:index)?(?:\.html)?$/, '');
}

/** Keys of a tool that have an effect in docs whose `slugs` follow its conventions. */
const keysOfTools: Readonly<Record<string, readonly string[]>> = {
  astro: ['editUrl', 'next', 'prev', 'tableOfContents', 'template'],
  hugo: ['weight', 'linkTitle'],
};

/** @param known Keys that have an effect in the document. */
function checkDocument({ frontMatter, frontMatterPlaces }: Document, known: readonly string[]): Finding[] {
  return Object.entries(frontMatterPlaces).flatMap(([key, place]) => {
    if (known.includes(key)) return [];
    const foreign = ownValue(foreignKeys, key);
    const isMeant = foreign !== undefined && (!('value' in foreign) || foreign.value === frontMatter[key]);
    return isMeant ? [report(key, foreign, place)] : [];
  });
}

function report(key: string, { tools, hint }: ForeignKey, place: Place): Finding {
  return {
    ...finding('foreign-key', place, `'${key}' is a key that ${tools} but docsite ignores`, hint),
    cause: key,
  };
}
