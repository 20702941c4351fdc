import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { makeFolders } from './files/make-folders.js';
import { replaceFile } from './files/replace-file.js';
import { hasEnded, type Owner, thisProcess } from './owner.js';

/** Where builds keep temporary files: in `folder`, under names that begin with `prefix`. */
export interface WorkPlace {
  readonly folder: string;
  readonly prefix: string;
}

/**
 * The role of a build's folder or file: `new` is the site being written, `old` the previous one, `gone` is being
 * removed, `part` is a partially written file, `build` the record of the building process.
 */
export type WorkRole = 'new' | 'old' | 'gone' | 'part' | 'build';

/** The temporary files of one build. Their names are random, so that builds do not collide. */
export interface WorkSpace {
  readonly place: WorkPlace;
  readonly id: string;
  /** A path of this build. `count` distinguishes several with the same role. */
  readonly path: (role: WorkRole, count?: number) => string;
  /** Removes the record. To be called when no other file of the build is left. */
  readonly close: () => void;
}

const heartbeat = 60_000;

/**
 * Opens the work space of a build: writes a record of this process, and renews it every minute. Throws file system
 * errors.
 */
export function openWorkSpace(place: WorkPlace): WorkSpace {
  const id = randomBytes(6).toString('hex');
  const path = (role: WorkRole, count = 0): string =>
    join(place.folder, `${place.prefix}${role}-${id}${count === 0 ? '' : `-${count}`}`);
  const record = JSON.stringify(thisProcess());
  makeFolders(place.folder);
  replaceFile(path('build'), record);
  // updated in place: a record is empty only until it is first written
  const renew = (): void => writeFileSync(path('build'), record, { flag: 'r+' });
  const timer = setInterval(() => attempt(renew), heartbeat);
  timer.unref();
  return {
    place,
    id,
    path,
    close: () => {
      clearInterval(timer);
      rmSync(path('build'), { force: true });
    },
  };
}

/** A temporary file or folder of a running or finished build. */
export interface WorkItem {
  readonly path: string;
  readonly role: WorkRole;
  /** Whether the build it belongs to has ended. */
  readonly isAbandoned: boolean;
  /** Milliseconds since 1970, by the file system's clock. */
  readonly changed: number;
}

/** A build in another container or on another machine cannot be looked up, but it renews its record every minute. */
const silence = 60 * heartbeat;

/** Known facts for listing the temporary files of builds. */
export interface LookOptions {
  /** The current time, by the file system's clock. */
  readonly now?: number | undefined;
  /** A process of this system that is known to have ended. */
  readonly endedPid?: number | undefined;
}

/** Lists the temporary files of builds in some places, oldest first. A folder shared by several places is read once. */
export function listWorkItems(places: readonly WorkPlace[], options: LookOptions = {}): WorkItem[] {
  const folders = [...new Set(places.map(({ folder }) => folder))];
  const names = new Map(folders.map((folder) => [folder, attempt(() => readdirSync(folder)) ?? []]));
  return places
    .flatMap((place) => itemsOf(place, names.get(place.folder) ?? [], options))
    .sort((one, other) => one.changed - other.changed);
}

function itemsOf(place: WorkPlace, names: readonly string[], { now = Date.now(), endedPid }: LookOptions): WorkItem[] {
  const items = names.flatMap((name) => {
    const match = name.startsWith(place.prefix) ? workName.exec(name.slice(place.prefix.length)) : null;
    if (match === null) return [];
    const path = join(place.folder, name);
    const stats = attempt(() => statSync(path));
    if (stats === undefined) return [];
    return [{ path, role: match[1] as WorkRole, id: match[2] as string, changed: stats.mtimeMs }];
  });
  const over = new Map([...new Set(items.map(({ id }) => id))].map((id) => [id, isOver(place, id, { now, endedPid })]));
  return items.map(({ path, role, id, changed }) => ({
    path,
    role,
    changed,
    isAbandoned: over.get(id) ?? now - changed > silence,
  }));
}

const workName = /^(new|old|gone|part|build)-([0-9a-f]+)(?:-\d+)?$/;

/** Whether the build with an id has ended; undefined if it has no record. */
function isOver(
  place: WorkPlace,
  id: string,
  { now, endedPid }: LookOptions & { readonly now: number },
): boolean | undefined {
  const file = join(place.folder, `${place.prefix}build-${id}`);
  return attempt(() => {
    const record = readFileSync(file, 'utf8');
    // its process was killed before writing anything; a build that continues is not harmed by losing the record
    if (record === '') return true;
    const owner = JSON.parse(record) as Owner;
    if (owner.pid === endedPid && owner.host === hostname() && hasEnded(owner) !== false) return true;
    return hasEnded(owner) ?? now - statSync(file).mtimeMs > silence;
  });
}

/** Whether a name is one that builds use in this place. */
export function isWorkName(place: WorkPlace, name: string): boolean {
  return name.startsWith(place.prefix) && workName.test(name.slice(place.prefix.length));
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
