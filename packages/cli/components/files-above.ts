import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder, from that of a document upwards, which has a file of this name; undefined for none. */
export function folderWith(name: string, document: string): string | undefined {
  for (let folder = dirname(document); ; folder = dirname(folder)) {
    if (existsSync(join(folder, name))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/** The text of a file with `\n` as line ends; undefined for a file that cannot be read. */
export function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .replace(/\r\n/g, '\n');
  } catch {
    return undefined;
  }
}
