import { propertiesOf } from '@docsite/core';
import { readValue, readYaml } from '../tool-config.js';

/** The menus of a configuration, by name. Their entries are as they are written. */
export type WrittenMenus = Readonly<Record<string, readonly unknown[]>>;

/** The keys of an entry that are read. */
const keys = ['name', 'title', 'identifier', 'parent', 'url', 'pageRef', 'weight'];

/** The menus that a configuration of Hugo has, in TOML (`[[menus.main]]`), YAML or JSON. */
export function menusOfConfig(text: string): WrittenMenus {
  return menusIn(text, /^\[\[[ \t]*menus?\.([\w-]+)[ \t]*\]\]/, ({ menus, menu }) => menus ?? menu);
}

/** The menus in a file of their own, such as `menus.toml`. */
export function menusOfFile(text: string): WrittenMenus {
  return menusIn(text, /^\[\[[ \t]*([\w-]+)[ \t]*\]\]/, (menus) => menus);
}

/**
 * @param heading Matches the first line of a table of TOML that is an entry, with the name of its menu.
 * @param select Returns the menus of a file in YAML or JSON.
 */
function menusIn(
  text: string,
  heading: RegExp,
  select: (file: Readonly<Record<PropertyKey, unknown>>) => unknown,
): WrittenMenus {
  const tables = tablesOf(text, heading);
  if (tables.length > 0) return Object.fromEntries(tables.map(([name]) => [name, entriesOf(name, tables)]));
  const written = Object.entries(propertiesOf(select(propertiesOf(readYaml(text)))));
  return Object.fromEntries(written.filter((menu): menu is [string, unknown[]] => Array.isArray(menu[1])));
}

type Table = readonly [menu: string, entry: object];

/** The tables of TOML that are entries of menus; those of languages are not. */
function tablesOf(text: string, heading: RegExp): Table[] {
  return text.split(/^[ \t]*(?=\[)/m).flatMap((table): Table[] => {
    const name = heading.exec(table)?.[1];
    return name === undefined ? [] : [[name, Object.fromEntries(keys.map((key) => [key, readValue(key, table)]))]];
  });
}

function entriesOf(name: string, tables: readonly Table[]): object[] {
  return tables.filter(([menu]) => menu === name).map(([, entry]) => entry);
}
