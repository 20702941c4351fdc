import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { errorCode } from './error-code.js';

/**
 * Writes a file completely, or leaves it as it was: on a full disk, writing into a file would only empty it. Links,
 * rights and owner of an existing file are kept. Throws file system errors, all with a path.
 *
 * @param path Its folder must exist.
 */
export function replaceFile(path: string, text: string): void {
  try {
    const former = statSync(path, { throwIfNoEntry: false });
    // devices and pipes, such as /dev/stdout, cannot be replaced
    if (former !== undefined && !former.isFile()) writeFileSync(path, text);
    else replace(former === undefined ? path : realpathSync(path), text, former);
  } catch (error) {
    // Node names the path if a file cannot be opened, but not if it cannot be written to
    if (error instanceof Error && !('path' in error)) Object.assign(error, { path });
    throw error;
  }
}

function replace(target: string, text: string, former: Stats | undefined): void {
  const unfinished = `${target}.docsite-new`;
  try {
    if (former !== undefined) accessSync(target, constants.W_OK);
    writeFileSync(unfinished, text);
    if (former !== undefined) keepRights(unfinished, former);
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { force: true });
    if (!inPlace.has(errorCode(error)) || former === undefined) throw error;
    // the file may be written even if nothing may be added to its folder
    writeFileSync(target, text);
  }
}

const inPlace: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'ENAMETOOLONG', 'EBUSY']);

function keepRights(path: string, { mode, uid, gid }: Stats): void {
  chmodSync(path, mode);
  try {
    chownSync(path, uid, gid);
  } catch {
    // only root may give files away
  }
}
