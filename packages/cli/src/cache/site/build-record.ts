import { spawnSync } from 'node:child_process';
import { pathFrom } from '@docsite/core';
import { changedFacts, type Facts } from '@docsite/core/process';
import { type FileState, isFileState } from '../../file-state.js';
import type { CacheFolder } from '../folder/cache-folder.js';
import type { InputStates } from '../states/input-states.js';
import type { PrefetchedSite } from '../states/prefetched-states.js';
import { findChangedFile } from './current-site.js';

/** The inputs and the result of a command's run. */
interface StoredRecord<T> {
  /** Options and everything else that was requested. */
  readonly request: string;
  /** State of every file and folder that may have been read, by absolute path. */
  readonly inputs: Readonly<Record<string, FileState>>;
  /** The current commit of the repository, if dates were read from its history. */
  readonly commit?: string;
  /** What else the site's code has read. */
  readonly facts: Facts;
  /** Identifies the files of the site it wrote; absent if it wrote none. */
  readonly outputs?: string | undefined;
  /** What it has read outside the site folder, absolute; also in `inputs`. */
  readonly outside: readonly string[];
  readonly result: T;
}

/** A run to record. */
export interface RunToRecord<T> {
  readonly request: string;
  readonly inputs: InputStates;
  /** What the site's code has read besides its files. */
  readonly facts: Facts;
  /** Whether dates were read from the Git history. */
  readonly usesHistory: boolean;
  /** Identifies the files of the site it wrote; absent if it wrote none. */
  readonly outputs?: string | undefined;
  /** Folders and files outside the site folder that it has read, absolute. */
  readonly outside: readonly string[];
  readonly result: T;
}

/** The result of a command's last run, or why it is no longer valid; without a reason if no run is recorded. */
export type LastRun<T> = { readonly result: T } | { readonly change?: string };

/** Records of the last run of each command, which quickly determine whether anything has changed. */
export class BuildRecords {
  constructor(
    private readonly folder: CacheFolder,
    private readonly siteDir: string,
    /** What the supervisor found of the current site; absent if it has not looked. */
    private readonly prefetched?: PrefetchedSite | undefined,
  ) {}

  /**
   * The result of a command's last run, if a new run would have the same result and the written files are unchanged.
   */
  find<T>(command: string, request: string, looked: InputStates): LastRun<T> {
    const record = this.folder.readJson<StoredRecord<T>>(`record-${command}`);
    if (record === undefined) return {};
    const change = this.changeSince(record, request, looked);
    return change === undefined ? { result: record.result } : { change };
  }

  private changeSince(record: StoredRecord<unknown>, request: string, looked: InputStates): string | undefined {
    if (record.request !== request) return 'it was run on another day, in another folder or with other options';
    const read = changedStates(record.inputs, looked.with(record.outside).states);
    if (read.length > 0) return this.sayChanged(read);
    const written = record.outputs === undefined ? {} : findChangedFile(this.folder, record.outputs, this.prefetched);
    if (written === undefined) return 'the site that it wrote has been replaced by another build';
    if (written.changed !== undefined) return this.sayChanged([written.changed], ', which it wrote,');
    const [fact] = changedFacts(record.facts, this.siteDir);
    if (fact !== undefined) return `what code of the site reads has changed: ${fact}`;
    if (record.commit !== undefined && record.commit !== commitOf(this.siteDir))
      return 'the repository has a new commit';
    return undefined;
  }

  private sayChanged([path = '', ...others]: readonly string[], note = ''): string {
    const name = `'${pathFrom(this.siteDir, path) || '.'}'${note}`;
    return others.length === 0 ? `${name} has changed` : `${name} and ${others.length} more have changed`;
  }

  keep<T>(command: string, { request, inputs, facts, usesHistory, outputs, outside, result }: RunToRecord<T>): void {
    const { states, isRecent } = inputs.with(outside);
    if (isRecent) return;
    const commit = usesHistory ? commitOf(this.siteDir) : undefined;
    const record: StoredRecord<T> = {
      request,
      inputs: states,
      ...(commit !== undefined && { commit }),
      facts,
      outputs,
      outside,
      result,
    };
    this.folder.write(`record-${command}`, JSON.stringify(record));
  }
}

type States = Readonly<Record<string, FileState>>;

/** Changed, added and removed files, or, if there are none, folders. */
function changedStates(before: States, after: States): string[] {
  const gone = Object.keys(before).filter((path) => after[path] === undefined);
  const changed = [...Object.keys(after).filter((path) => before[path] !== after[path]), ...gone];
  const files = changed.filter((path) => isFileState(after[path] ?? before[path] ?? ''));
  return files.length > 0 ? files : changed;
}

function commitOf(siteDir: string): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD', '--is-shallow-repository'], { cwd: siteDir });
  return String(stdout ?? '').trim();
}
