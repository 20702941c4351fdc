import { posix } from 'node:path';
import type { Languages } from './languages.js';
import { folderIn } from './tool-config.js';

/** Notes as one text for users; undefined for no notes. */
export function joinNotes(notes: readonly (string | undefined)[]): string | undefined {
  return notes.filter((note) => note !== undefined).join(' ') || undefined;
}

/** A note for users whose navigation is computed by code, at least in part; undefined if all of it is written out. */
export function noteOnComputed(...values: readonly unknown[]): string | undefined {
  const note = 'What its configuration computes is left out: complete sidebars.ts and the navbar in docsite.config.ts.';
  return values.some(isComputed) ? note : undefined;
}

/** Whether a value, or a part of it, is computed: `readStaticConfig` has a symbol in its place. */
function isComputed(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isComputed);
  return typeof value === 'symbol';
}

/** The folders that the configuration of a site has for languages. */
interface LanguageFolders {
  /** The folder that holds them. */
  readonly path: string;
  readonly names: readonly string[];
}

/**
 * A note on folders of languages whose documents are not translations of others, by their paths: they stay where they
 * are, and belong to the first language, unless that has a folder of its own. Undefined if there are none.
 */
export function noteOnUntranslated(
  siteDir: string,
  { path, names }: LanguageFolders,
  { original, others = [] }: Partial<Languages> = {},
): string | undefined {
  const known = [original, ...others].map((language) => language?.path);
  const left = names.filter((name) => !known.includes(name) && folderIn(siteDir, posix.join(path, name)));
  if (left.length === 0) return undefined;
  const state = original?.path ? 'are left out' : 'are pages of the first language';
  const reason = 'because these have no originals with the same paths';
  return `The documents in ${left.map((name) => posix.join(path, name)).join(', ')} ${state}, ${reason}. To make them a language, give both the same paths, and see docs.localizedPath.`;
}
