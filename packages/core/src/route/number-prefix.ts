export interface PrefixedName {
  readonly name: string;
  readonly position?: number;
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
export function stripNumberPrefixes(path: string): string {
  return path
    .split('/')
    .map((part) => readNumberPrefix(part).name)
    .join('/');
}
