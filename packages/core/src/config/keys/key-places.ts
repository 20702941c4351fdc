import { type Place, placeOf } from '../../diagnostic.js';
import { ownValue } from '../../values/own-value.js';
import { keyPath } from './key-path.js';
import { readWrittenValue } from './written-value.js';

/** The position of each key in a file, as plain data. */
export interface KeyPlaces {
  /** Path relative to the site folder. */
  readonly file: string;
  /** 1-based line and column by key path, such as `navbar.items[0].to`. */
  readonly places: Readonly<Record<string, readonly [line: number, column: number]>>;
}

/** Finds the positions of keys in JSON, JavaScript or TypeScript. Computed values have no position of their own. */
export async function readKeyPlaces(text: string, file: string): Promise<KeyPlaces> {
  const places: Record<string, readonly [number, number]> = {};
  for (const { path, line, column } of await readWrittenValue(text, file)) places[keyPath(path)] = [line, column];
  return { file, places };
}

/** The places of keys for the pages of a locale: what it has of its own stands in `i18n.localeConfigs.<name>.site`. */
export function placesInLocale({ file, places }: KeyPlaces, name: string): KeyPlaces {
  const start = `${keyPath(['i18n', 'localeConfigs', name, 'site'])}.`;
  const all = Object.entries(places);
  const own = all.flatMap(([key, place]) => (key.startsWith(start) ? [[key.slice(start.length), place] as const] : []));
  const replaced = new Set(own.map(([key]) => outermost(key)));
  const common = all.filter(([key]) => !replaced.has(outermost(key)));
  return { file, places: Object.fromEntries([...common, ...own]) };
}

/** The first key of a path. */
function outermost(path: string): string {
  return path.replace(/[.[].*$/, '');
}

/** The place of a key, or of the nearest enclosing key, or the start of the file. */
export function placeOfKey({ file, places }: KeyPlaces, path: readonly PropertyKey[]): Place {
  for (let length = path.length; length > 0; length -= 1) {
    const key = keyPath(path.slice(0, length));
    const place = ownValue(places, key);
    if (place !== undefined) return { file, line: place[0], column: place[1] };
  }
  return placeOf(file);
}
