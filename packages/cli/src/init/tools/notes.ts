import { posix } from 'node:path';
import type { Languages } from './languages.js';
import { folderIn } from './tool-config.js';

/** Notes as one text for users; undefined for no notes. */
export function joinNotes(notes: readonly (string | undefined)[]): string | undefined {
  return notes.filter((note) => note !== undefined).join(' ') || undefined;
}

/**
 * A note on languages in folders of their own whose documents are not translations of others, by their paths: they stay
 * where they are, and belong to the first language, unless that has a folder of its own.
 *
 * @param path The folder that holds theirs.
 * @param folders All folders of languages there.
 */
export function noteOnOthers(
  siteDir: string,
  path: string,
  folders: readonly string[],
  { original, others = [] }: Partial<Languages> = {},
): string | undefined {
  const known = [original, ...others].map((language) => language?.path);
  const left = folders.filter((name) => !known.includes(name) && folderIn(siteDir, posix.join(path, name)));
  if (left.length === 0) return undefined;
  const state = original?.path ? 'are left out' : 'are pages of the first language';
  const reason = 'because these have no originals with the same paths';
  return `The documents in ${left.map((name) => posix.join(path, name)).join(', ')} ${state}, ${reason}. To make them a language, give both the same paths, and see docs.localizedPath.`;
}
