import { propertiesOf } from '@docsite/core';
import { readValue, readYaml } from './tool-config.js';

/** The menus of a configuration, by name. Their entries are as they are written. */
export type WrittenMenus = Readonly<Record<string, readonly unknown[]>>;

/** The keys of an entry that are read. */
const keys = ['name', 'title', 'identifier', 'parent', 'url', 'pageRef', 'weight'];

/**
 * The menus that a configuration of Hugo writes, in TOML (`[[menus.main]]`), YAML or JSON.
 *
 * @param isOwn Whether the file contains only menus, such as `menus.toml`.
 */
export function menusIn(text: string, isOwn: boolean): WrittenMenus {
  const tables = tablesOf(text, isOwn);
  if (tables.length > 0) return Object.fromEntries(tables.map(([name]) => [name, entriesOf(name, tables)]));
  const value = propertiesOf(readYaml(text));
  const menus = isOwn ? value : propertiesOf(value.menus ?? value.menu);
  return Object.fromEntries(
    Object.entries(menus).filter((menu): menu is [string, unknown[]] => Array.isArray(menu[1])),
  );
}

type Table = readonly [menu: string, entry: object];

/** The tables of TOML that are entries of menus; those of languages are not. */
function tablesOf(text: string, isOwn: boolean): Table[] {
  const heading = isOwn ? /^\[\[[ \t]*([\w-]+)[ \t]*\]\]/ : /^\[\[[ \t]*menus?\.([\w-]+)[ \t]*\]\]/;
  return text.split(/^[ \t]*(?=\[)/m).flatMap((table): Table[] => {
    const name = heading.exec(table)?.[1];
    return name === undefined ? [] : [[name, Object.fromEntries(keys.map((key) => [key, readValue(key, table)]))]];
  });
}

function entriesOf(name: string, tables: readonly Table[]): object[] {
  return tables.filter(([menu]) => menu === name).map(([, entry]) => entry);
}
