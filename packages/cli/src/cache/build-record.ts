import { spawnSync } from 'node:child_process';
import { relative, sep } from 'node:path';
import { changedFacts, type Facts } from '@docsite/core/process';
import type { FileState } from '../file-state.js';
import type { CacheFolder } from './cache-folder.js';
import type { EarlySite } from './early-look.js';
import type { InputStates } from './input-states.js';
import { findChangedFile } from './standing-site.js';

/** What a run of a command has read, and what it gave. */
interface StoredRecord<T> {
  /** Options and all else that was asked for. */
  readonly request: string;
  /** State of every file and folder that may have been read, by its absolute path. */
  readonly inputs: Readonly<Record<string, FileState>>;
  /** The commit of the repository, where dates were read from its history. */
  readonly commit?: string;
  /** What code of the site has read beside these. */
  readonly facts: Facts;
  /** What the files of the site that it has written are known by; absent where it has written none. */
  readonly outputs?: string | undefined;
  /** What it has read outside of the site folder, absolute: among the inputs too. */
  readonly outside: readonly string[];
  readonly result: T;
}

/** What there is to record of a run. */
export interface RunToRecord<T> {
  readonly request: string;
  readonly inputs: InputStates;
  /** What code of the site has read beside files of the site. */
  readonly facts: Facts;
  /** Whether dates were read from the history of a repository. */
  readonly usesHistory: boolean;
  /** What the files of the site that it has written are known by; absent where it has written none. */
  readonly outputs?: string | undefined;
  /** Folders and files outside of the site folder that it has read, absolute. */
  readonly outside: readonly string[];
  readonly result: T;
}

/** What the last run of a command gave, or why that no longer stands: absent where no run is known. */
export type LastRun<T> = { readonly result: T } | { readonly change?: string };

/** Records of the last run of each command, which find out within a moment that nothing has changed. */
export class BuildRecords {
  constructor(
    private readonly folder: CacheFolder,
    private readonly siteDir: string,
    /** What was found of the site that stands; absent where nobody has looked. */
    private readonly early?: EarlySite | undefined,
  ) {}

  /** What the last run of a command gave, if it would give the same again and its files are as it wrote them. */
  find<T>(command: string, request: string, looked: InputStates): LastRun<T> {
    const bytes = this.folder.read(`record-${command}`);
    if (bytes === undefined) return {};
    const record = JSON.parse(bytes.toString('utf8')) as StoredRecord<T>;
    const change = this.changeSince(record, request, looked);
    return change === undefined ? { result: record.result } : { change };
  }

  private changeSince(record: StoredRecord<unknown>, request: string, looked: InputStates): string | undefined {
    if (record.request !== request) return 'it was run on another day, in another folder or with other options';
    const read = changedStates(record.inputs, looked.with(record.outside).states);
    if (read.length > 0) return this.sayChanged(read);
    const written = record.outputs === undefined ? {} : findChangedFile(this.folder, record.outputs, this.early);
    if (written === undefined) return 'the site that it wrote has been replaced by another build';
    if (written.changed !== undefined) return this.sayChanged([written.changed], ', which it wrote,');
    const [fact] = changedFacts(record.facts, this.siteDir);
    if (fact !== undefined) return `what code of the site reads has changed: ${fact}`;
    if (record.commit !== undefined && record.commit !== commitOf(this.siteDir))
      return 'the repository has a new commit';
    return undefined;
  }

  private sayChanged([path = '', ...others]: readonly string[], note = ''): string {
    const name = `'${relative(this.siteDir, path).split(sep).join('/') || '.'}'${note}`;
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

/** Files in another state, new and gone ones too; without any, folders. */
function changedStates(before: States, after: States): string[] {
  const gone = Object.keys(before).filter((path) => after[path] === undefined);
  const changed = [...Object.keys(after).filter((path) => before[path] !== after[path]), ...gone];
  // the state of a folder is a number alone
  const files = changed.filter((path) => (after[path] ?? before[path])?.includes(' '));
  return files.length > 0 ? files : changed;
}

function commitOf(siteDir: string): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD', '--is-shallow-repository'], { cwd: siteDir });
  return String(stdout ?? '').trim();
}
