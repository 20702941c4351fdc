import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { propertiesOf, readFrontMatter, withoutDocumentEnding } from '@docsite/core';
import { markdownBelow } from '../../build/input/find-markdown.js';
import type { NavbarLink } from './tool-site.js';

/** An entry of a menu, in the order of its menu: lower weights come first, those without one last. */
interface MenuEntry {
  readonly label: string;
  readonly address: string;
  readonly weight: number;
}

/**
 * The main menu, as the front matter of documents writes it in YAML: `menus: main`, a list of menus, or `menus: { main:
 * { name, weight } }`.
 *
 * @param folder The folder of the documents, absolute.
 * @see https://gohugo.io/content-management/menus/
 */
export function mainMenuOfDocuments(folder: string): NavbarLink[] {
  const entries = [...markdownBelow(folder)].flatMap((path): MenuEntry[] => {
    const text = readFileSync(join(folder, path), 'utf8');
    if (!/^menus?[ \t]*:/m.test(text)) return [];
    const { frontMatter } = readFrontMatter(text, path);
    const { menus, menu = menus, title } = propertiesOf(frontMatter);
    return isIn(menu, 'main') ? [entryOf(propertiesOf(menu).main, { path, title })] : [];
  });
  const sorted = entries.sort((one, other) => one.weight - other.weight || one.label.localeCompare(other.label, 'en'));
  return sorted.map(({ label, address }) => ({ label, address }));
}

function isIn(menus: unknown, name: string): boolean {
  if (Array.isArray(menus)) return menus.includes(name);
  return menus === name || (typeof menus === 'object' && menus !== null && name in menus);
}

function entryOf(written: unknown, { path, title }: { readonly path: string; readonly title: unknown }): MenuEntry {
  const { name = title, weight } = propertiesOf(written);
  const address = `/${withoutDocumentEnding(path)}`.replace(/\/_?index$/, '') || '/';
  const label = typeof name === 'string' && name !== '' ? name : posix.basename(address) || 'Home';
  return { label, address, weight: typeof weight === 'number' && weight !== 0 ? weight : Number.POSITIVE_INFINITY };
}
