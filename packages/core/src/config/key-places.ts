import type { Place } from '../diagnostic.js';
import { keyPath } from './key-path.js';
import { readWrittenValue } from './written-value.js';

/** Where a file writes each of its keys, as plain data. */
export interface KeyPlaces {
  /** Path relative to the site folder. */
  readonly file: string;
  /** Line and column, 1-based, by the keys that lead there: `navbar.items[0].to`. */
  readonly places: Readonly<Record<string, readonly [line: number, column: number]>>;
}

/** Finds the places of keys in JSON, JavaScript or TypeScript. Values that code computes have no place of their own. */
export async function readKeyPlaces(text: string, file: string): Promise<KeyPlaces> {
  const places: Record<string, readonly [number, number]> = {};
  for (const { path, line, column } of await readWrittenValue(text, file)) places[keyPath(path)] = [line, column];
  return { file, places };
}

/** The place of a key, else that of the nearest key around it, else the beginning of the file. */
export function placeOfKey({ file, places }: KeyPlaces, path: readonly PropertyKey[]): Place {
  for (let length = path.length; length > 0; length -= 1) {
    const key = keyPath(path.slice(0, length));
    const place = Object.hasOwn(places, key) ? places[key] : undefined;
    if (place !== undefined) return { file, line: place[0], column: place[1] };
  }
  return { file, line: 1, column: 1 };
}
