import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { type LookOptions, listWorkItems, openWorkSpace } from '@docsite/core/process';
import { explainFileError } from '../../report/errors/file-error.js';
import { removeItems } from './recover-folder.js';
import { removeNewSite } from './work-places.js';

/** What temporary folders are for; those for `module` are created when a module of the site is read. */
const purposes = ['check', 'merge', 'module', 'serve'] as const;

/** A folder inside the system's temporary folder. */
export interface TemporaryFolder {
  /** Absolute. */
  readonly path: string;
  readonly remove: () => Promise<void>;
}

/** Creates a temporary folder, and removes those of processes that have ended. */
export async function makeTemporaryFolder(purpose: (typeof purposes)[number]): Promise<TemporaryFolder> {
  await removeTemporary();
  try {
    const space = openWorkSpace({ folder: tmpdir(), prefix: `docsite-${purpose}-` });
    mkdirSync(space.path('new'));
    return { path: space.path('new'), remove: () => removeNewSite(space) };
  } catch (error) {
    throw explainFileError(error, tmpdir());
  }
}

/** Removes the temporary folders of processes that have ended. */
export async function removeTemporary(options: LookOptions = {}): Promise<void> {
  const places = purposes.map((purpose) => ({ folder: tmpdir(), prefix: `docsite-${purpose}-` }));
  const items = listWorkItems(places, options);
  await removeItems(items.filter(({ isAbandoned }) => isAbandoned));
}
