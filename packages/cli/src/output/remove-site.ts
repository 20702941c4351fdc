import { rmdirSync, unlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { posix } from 'node:path';

/**
 * Removes a folder and all that is in it. The files that are known to be there come first, by name: that takes a fifth
 * of the time of looking for them.
 *
 * @param known Relative paths, with forward slashes.
 */
export async function removeSite(folder: string, known: Iterable<string>): Promise<void> {
  const folders = new Set<string>();
  for (const file of known) {
    attempt(() => unlinkSync(`${folder}/${file}`));
    for (let inside = posix.dirname(file); inside !== '.' && !folders.has(inside); inside = posix.dirname(inside))
      folders.add(inside);
  }
  // what is inside of a folder comes after it in this order
  for (const inside of [...folders].sort().reverse()) attempt(() => rmdirSync(`${folder}/${inside}`));
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** What cannot be removed by name, if only as it is gone already, is looked for later. */
function attempt(remove: () => void): void {
  try {
    remove();
  } catch {
    // see above
  }
}
