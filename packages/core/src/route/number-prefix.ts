/** A name, and the number that stood before it. */
export interface PrefixedName {
  readonly name: string;
  readonly position?: number;
}

/** Whether a number before a name is taken off, or a function that does so. */
export type NumberPrefixes = boolean | ((name: string) => PrefixedName);

/** What takes the number off a name. */
export function prefixReader(numberPrefixes: NumberPrefixes): (name: string) => PrefixedName {
  if (typeof numberPrefixes === 'function') return numberPrefixes;
  return numberPrefixes ? readNumberPrefix : (name) => ({ name });
}

/** Dates (`2022-04-19-release`) and versions (`4.0.1`, `1-2`) are names, not prefixes. */
const dateOrVersion = /^\d+[-_.]\d+/;
const prefix = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;

/** Takes the number that sorts a file or folder off its name: `02-intro` is `intro` at position 2. */
export function readNumberPrefix(name: string): PrefixedName {
  const match = dateOrVersion.test(name) ? null : prefix.exec(name);
  return match === null ? { name } : { name: match[2] as string, position: Number(match[1]) };
}

/** Takes the numbers off every part of a path. */
export function stripNumberPrefixes(path: string, read: (name: string) => PrefixedName = readNumberPrefix): string {
  return path
    .split('/')
    .map((part) => read(part).name)
    .join('/');
}
