/** A name without its number prefix, and the number. */
export interface PrefixedName {
  readonly name: string;
  readonly position?: number;
}

/** Whether number prefixes are removed, or a function that removes them. */
export type NumberPrefixes = boolean | ((name: string) => PrefixedName);

/** The function that splits the number off a name. */
export function prefixReader(numberPrefixes: NumberPrefixes): (name: string) => PrefixedName {
  if (typeof numberPrefixes === 'function') return numberPrefixes;
  return numberPrefixes ? readNumberPrefix : (name) => ({ name });
}

/** Dates (`2022-04-19-release`) and versions (`4.0.1`, `1-2`) are names, not prefixes. */
const dateOrVersion = /^\d+[-_.]\d+/;
const prefix = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;

/** Splits off the number that sorts a file or folder: `02-intro` is `intro` at position 2. */
export function readNumberPrefix(name: string): PrefixedName {
  const [, position, rest] = (dateOrVersion.test(name) ? undefined : prefix.exec(name)) ?? [];
  return rest === undefined ? { name } : { name: rest, position: Number(position) };
}

/** Removes the number prefixes from every segment of a path. */
export function stripNumberPrefixes(path: string, read: (name: string) => PrefixedName = readNumberPrefix): string {
  return path
    .split('/')
    .map((part) => read(part).name)
    .join('/');
}
