import { readdirSync } from 'node:fs';
import { join, parse, sep } from 'node:path';

/**
 * The name of a module as the file system has it, if only letter case is wrong in it; undefined if no file has such a
 * name.
 *
 * @param written As code names it, perhaps without the extension.
 * @param path The absolute path that it leads to.
 */
export function inRightCase(written: string, path: string): string | undefined {
  const names = pathInAnyCase(path)?.split(sep).reverse();
  if (names === undefined) return undefined;
  const segments = written.split('/').reverse();
  const isOther = (segment: string, index: number) => !isSame(segment, names[index]?.slice(0, segment.length) ?? '');
  const prefix = segments.findIndex(isOther);
  const right = segments.map((segment, index) =>
    prefix === -1 || index < prefix ? (names[index] as string).slice(0, segment.length) : segment,
  );
  const name = right.reverse().join('/');
  return name === written ? undefined : name;
}

/** The path of the file or folder, or of the file without its extension, that has this path in any letter case. */
function pathInAnyCase(path: string): string | undefined {
  const { root } = parse(path);
  return path
    .slice(root.length)
    .split(sep)
    .reduce<string | undefined>((folder, segment) => {
      const names = folder === undefined ? [] : namesIn(folder);
      const name =
        names.find((one) => one === segment) ??
        names.find((one) => isSame(one, segment)) ??
        names.find((one) => isSame(parse(one).name, segment));
      return folder === undefined || name === undefined ? undefined : join(folder, name);
    }, root);
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
