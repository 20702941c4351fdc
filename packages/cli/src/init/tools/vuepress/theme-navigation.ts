import { posix } from 'node:path';
import { isAbsoluteUrl, propertiesOf, withoutDocumentEnding } from '@docsite/core';
import { titleOfName } from '../../title-of-name.js';
import { isText } from '../written-text.js';

/** An entry of a sidebar or a navbar as VitePress has it; computed ones stay as they are. */
type Entry = unknown;

/** The navbar of VuePress as VitePress has it: entries may be paths of documents, and lists are called `children`. */
export function navOfVuePress(nav: unknown): Entry {
  return Array.isArray(nav) ? nav.map((item) => withTexts(entryOf(item, ''))) : nav;
}

/** Links in a navbar with a text: those of documents have the one of its title, which is like its name. */
function withTexts(entry: Entry): Entry {
  if (typeof entry !== 'object' || entry === null) return entry;
  const { text, link, items } = propertiesOf(entry);
  const named = isText(text) || !isText(link) ? text : titleOfLink(link);
  return { ...entry, text: named, ...(Array.isArray(items) && { items: items.map(withTexts) }) };
}

function titleOfLink(link: string): string {
  const path = withoutDocumentEnding(link.replace(/(?:README\.md)?[?#].*$|README\.md$/, '')).replace(/\.html$/, '');
  return titleOfName(posix.basename(path)) || 'Home';
}

/** The sidebar of VuePress as VitePress has it: a list, or one for each path. */
export function sidebarOfVuePress(sidebar: unknown): Entry {
  if (Array.isArray(sidebar)) return sidebar.map((item) => entryOf(item, ''));
  if (typeof sidebar !== 'object' || sidebar === null) return isText(sidebar) ? undefined : sidebar;
  const lists = Object.entries(sidebar).filter(([, list]) => Array.isArray(list));
  return Object.fromEntries(lists.map(([path, list]) => [path, list.map((item: unknown) => entryOf(item, path))]));
}

/** @param base The path that relative links begin with, with a slash at its end. */
function entryOf(item: unknown, base: string): Entry {
  if (isText(item) || item === '') return { link: addressOf(String(item), base) };
  if (Array.isArray(item)) return { link: addressOf(String(item[0]), base), text: item[1] };
  if (typeof item !== 'object' || item === null) return item;
  const { text, title = text, link, path = link, children, items = children, prefix } = propertiesOf(item);
  const { collapsable, collapsible = collapsable, collapsed = collapsible } = propertiesOf(item);
  const inner = isText(prefix) ? addressOf(prefix, base) : base;
  return {
    text: title,
    ...(isText(path) && { link: addressOf(path, base) }),
    ...(Array.isArray(items) && { items: items.map((one) => entryOf(one, inner)) }),
    ...(typeof collapsed === 'boolean' && collapsible !== false && { collapsed }),
  };
}

/** The address that a link leads to, with those of documents as they are written. */
function addressOf(link: string, base: string): string {
  return isAbsoluteUrl(link) || link.startsWith('/')
    ? link
    : `${base.replace(/\/?$/, '/')}${link.replace(/^\.\//, '')}`;
}
