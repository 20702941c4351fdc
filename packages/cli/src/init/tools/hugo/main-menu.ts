import { posix } from 'node:path';
import { hasScheme, propertiesOf } from '@docsite/core';
import { type DocumentFolder, type DocumentHead, documentHeads } from '../document-redirects.js';
import type { NavbarLink } from '../tool-site.js';
import { isText, textOf } from '../written-text.js';

/** An entry of a menu. */
interface MenuEntry {
  readonly label: string;
  /** Absent for one that only holds others. */
  readonly address?: string | undefined;
  /** Lower weights come first, entries without one last. */
  readonly weight: number;
  /** What entries below it name it by. */
  readonly id: string;
  /** The `id` of the entry that it is below. */
  readonly parent: string | undefined;
}

/**
 * The main menu, as links in the order of its entries: those of the configuration, and those that the front matter of
 * documents writes: `menus: main`, a list of menus, or `menus: { main: { name, weight } }`.
 *
 * @param written The entries in the configuration.
 * @param addressOf The address of a document.
 * @see https://gohugo.io/content-management/menus/
 */
export function linksOfMainMenu(
  written: readonly unknown[],
  documents: DocumentFolder,
  addressOf: (document: DocumentHead) => string,
): NavbarLink[] {
  const entries = [...written.flatMap(entryOfConfig), ...entriesOfDocuments(documents, addressOf)].sort(compareEntries);
  const ids = new Set(entries.map(({ id }) => id));
  const top = entries.filter(({ parent }) => parent === undefined || !ids.has(parent));
  return top.flatMap((entry): NavbarLink[] => {
    const items = entriesBelow(entry, entries).flatMap(linkOf);
    return items.length === 0 ? linkOf(entry) : [{ label: entry.label, items: [...linkOf(entry), ...items] }];
  });
}

function compareEntries(one: MenuEntry, other: MenuEntry): number {
  return one.weight - other.weight || one.label.localeCompare(other.label, 'en');
}

/** The entries below one, at any depth, because a dropdown has one level. */
function entriesBelow({ id }: MenuEntry, entries: readonly MenuEntry[]): MenuEntry[] {
  const own = entries.filter(({ parent }) => parent === id);
  const others = entries.filter((entry) => !own.includes(entry));
  return own.flatMap((entry) => [entry, ...entriesBelow(entry, others)]);
}

/** The link to an entry; none for one that leads nowhere. */
function linkOf({ label, address }: MenuEntry): NavbarLink[] {
  return address === undefined ? [] : [{ label, address }];
}

function entryOfConfig(written: unknown): MenuEntry[] {
  const { name, title, url, pageRef } = propertiesOf(written);
  const target = [url, pageRef].find(isText);
  const [label = target] = [name, title].filter(isText);
  if (label === undefined) return [];
  return [{ ...placeIn(written, label), label, address: addressOf(target) }];
}

/** The address of a link; undefined for one to nothing. */
function addressOf(target: string | undefined): string | undefined {
  if (target === undefined || target === '#') return undefined;
  return hasScheme(target) ? target : `/${target.replace(/^\/|\/$/g, '')}`;
}

function entriesOfDocuments(documents: DocumentFolder, addressOf: (document: DocumentHead) => string): MenuEntry[] {
  return documentHeads(documents, /^(?:menus?[ \t]*[:=]|\[+menus?[.\]])/m).flatMap((document): MenuEntry[] => {
    const { menus, menu = menus, title } = document.frontMatter;
    return isIn(menu, 'main')
      ? [entryOfDocument(propertiesOf(menu).main, { address: addressOf(document), title })]
      : [];
  });
}

function isIn(menus: unknown, name: string): boolean {
  if (Array.isArray(menus)) return menus.includes(name);
  return menus === name || (typeof menus === 'object' && menus !== null && name in menus);
}

function entryOfDocument(
  written: unknown,
  { address, title }: { readonly address: string; readonly title: unknown },
): MenuEntry {
  const { name = title } = propertiesOf(written);
  const label = isText(name) ? name : posix.basename(address) || 'Home';
  return { ...placeIn(written, label), label, address };
}

function placeIn(written: unknown, label: string): Pick<MenuEntry, 'weight' | 'id' | 'parent'> {
  const { weight, identifier, parent } = propertiesOf(written);
  return {
    weight: Number(weight) || Number.POSITIVE_INFINITY,
    id: isText(identifier) ? identifier : label,
    parent: textOf(parent),
  };
}
