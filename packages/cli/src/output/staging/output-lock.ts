import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, hasEnded, type Owner, thisProcess } from '@docsite/core/process';
import { outputLock } from './work-places.js';

/** The right to change the files of an output folder individually. */
export interface OutputLock {
  /** Shows other builds that this one is still working. */
  readonly beat: () => void;
  readonly release: () => void;
}

/** Milliseconds without a beat after which a holder whose process cannot be checked is considered dead. */
const silence = 300_000;

/** Milliseconds between two looks at a lock. */
const poll = 100;

/** Waits until no other build holds an output folder, and then locks it. */
export async function lockOutput(outDir: string): Promise<OutputLock> {
  const path = join(outDir, outputLock);
  while (!take(path)) {
    if (!breakLock(path)) await sleep(poll);
  }
  return {
    beat: () => utimesSync(path, new Date(), new Date()),
    release: () => rmSync(path, { force: true }),
  };
}

function take(path: string): boolean {
  try {
    writeFileSync(path, JSON.stringify(thisProcess()), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a build that has ended. If several builds try, only one succeeds in renaming it. */
function breakLock(path: string): boolean {
  try {
    const text = readFileSync(path, 'utf8');
    const age = Date.now() - statSync(path).mtimeMs;
    if (!(hasEnded(JSON.parse(text) as Owner) ?? age > silence)) return false;
    const broken = `${path}-${process.pid}-${Date.now()}`;
    renameSync(path, broken);
    const isSame = readFileSync(broken, 'utf8') === text;
    if (!isSame) renameSync(broken, path);
    else rmSync(broken);
    return isSame;
  } catch {
    return false;
  }
}
