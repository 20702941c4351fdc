import { spawnSync } from 'node:child_process';
import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describeState, type FileState, isRecent, stateOf } from '../file-state.js';
import type { CacheFolder } from './cache-folder.js';

/** What a run of a command has read, and what it gave. */
interface StoredRecord<T> {
  /** Options and all else that was asked for. */
  readonly request: string;
  /** State of every file and folder that may have been read, by its absolute path. */
  readonly inputs: Readonly<Record<string, FileState>>;
  /** The commit of the repository, where dates were read from its history. */
  readonly commit?: string;
  readonly outputs: Readonly<Record<string, FileState>>;
  /** States of what it has read outside of the site folder. */
  readonly outside: Readonly<Record<string, FileState>>;
  readonly result: T;
}

/** Where a run reads. */
export interface RecordedFolders {
  readonly siteDir: string;
  /** Folders and files outside of it, absolute. */
  readonly others: readonly string[];
  /** Folders inside it that are not read, absolute. */
  readonly leftOut: readonly string[];
}

/** The states of files before a run reads them. */
export class InputStates {
  readonly states: Readonly<Record<string, FileState>>;
  /** Whether a file was changed so shortly before that a later change might not show. */
  readonly isRecent: boolean;

  constructor({ siteDir, others, leftOut }: RecordedFolders, now = Date.now()) {
    const walk = new Walk(new Set(leftOut));
    walk.folder(siteDir);
    for (const other of others) walk.entry(other);
    this.states = walk.states;
    this.isRecent = Object.values(walk.states).some((state) => isRecent(state, now));
  }
}

/** Collects the states of files below folders. Symbolic links are followed. */
class Walk {
  readonly states: Record<string, FileState> = {};
  private readonly seen = new Set<string>();

  constructor(private readonly leftOut: ReadonlySet<string>) {}

  folder(path: string): void {
    const entries = entriesOf(path).filter(({ name }) => !notRead.test(name) && !this.leftOut.has(join(path, name)));
    for (const entry of entries) {
      const place = join(path, entry.name);
      if (entry.isDirectory()) this.folder(place);
      else this.entry(place, entry.isSymbolicLink());
    }
    // an empty folder, and what is in none of the others, shows in the names
    this.states[path] = String(entries.length);
  }

  /** A file; a link may lead to a folder. */
  entry(path: string, isLink = false): void {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) {
      const target = isLink ? realpathSync(path) : path;
      if (this.seen.has(target)) return;
      this.seen.add(target);
      this.folder(path);
      return;
    }
    this.states[path] = describeState(stats);
  }
}

/** Installed packages are known by their lock file. */
const notRead = /^(?:node_modules|\.git|\.docsite|\..*\.docsite-.*)$/;

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** What there is to record of a run. */
export interface RunToRecord<T> {
  readonly request: string;
  readonly inputs: InputStates;
  /** Whether dates were read from the history of a repository. */
  readonly usesHistory: boolean;
  /** States of the files that it has written, by their absolute paths. */
  readonly outputs: Readonly<Record<string, FileState>>;
  /** Files outside of the site folder that it has read, absolute. */
  readonly outsideFiles: readonly string[];
  readonly result: T;
}

/** Records of the last run of each command, which find out within a moment that nothing has changed. */
export class BuildRecords {
  constructor(
    private readonly folder: CacheFolder,
    private readonly siteDir: string,
  ) {}

  /** What the last run of a command gave, if it would give the same again and its files are as it wrote them. */
  find<T>(command: string, request: string, { states }: InputStates): T | undefined {
    const bytes = this.folder.read(`record-${command}`);
    if (bytes === undefined) return undefined;
    const record = JSON.parse(bytes.toString('utf8')) as StoredRecord<T>;
    if (record.request !== request) return undefined;
    const paths = Object.keys(record.inputs);
    const areInputsSame =
      paths.length === Object.keys(states).length && paths.every((path) => record.inputs[path] === states[path]);
    if (!areInputsSame || !areSame(record.outputs) || !areSame(record.outside)) return undefined;
    return record.commit === undefined || record.commit === commitOf(this.siteDir) ? record.result : undefined;
  }

  keep<T>(command: string, { request, inputs, usesHistory, outputs, outsideFiles, result }: RunToRecord<T>): void {
    if (inputs.isRecent) return;
    const commit = usesHistory ? commitOf(this.siteDir) : undefined;
    const record: StoredRecord<T> = {
      request,
      inputs: inputs.states,
      ...(commit !== undefined && { commit }),
      outputs,
      outside: Object.fromEntries(outsideFiles.map((file) => [file, stateOf(file)])),
      result,
    };
    this.folder.write(`record-${command}`, JSON.stringify(record));
  }
}

function areSame(states: Readonly<Record<string, FileState>>): boolean {
  return Object.entries(states).every(([path, state]) => stateOf(path) === state);
}

function commitOf(siteDir: string): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD', '--is-shallow-repository'], { cwd: siteDir });
  return String(stdout ?? '').trim();
}
