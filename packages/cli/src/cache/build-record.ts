import { spawnSync } from 'node:child_process';
import { changedFacts, type Facts } from '@docsite/core/process';
import { type FileState, stateOf } from '../file-state.js';
import type { CacheFolder } from './cache-folder.js';
import type { InputStates } from './input-states.js';

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
  readonly outputs: Readonly<Record<string, FileState>>;
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
  /** States of the files that it has written, by their absolute paths. */
  readonly outputs: Readonly<Record<string, FileState>>;
  /** Folders and files outside of the site folder that it has read, absolute. */
  readonly outside: readonly string[];
  readonly result: T;
}

/** Records of the last run of each command, which find out within a moment that nothing has changed. */
export class BuildRecords {
  constructor(
    private readonly folder: CacheFolder,
    private readonly siteDir: string,
  ) {}

  /** What the last run of a command gave, if it would give the same again and its files are as it wrote them. */
  find<T>(command: string, request: string, looked: InputStates): T | undefined {
    const bytes = this.folder.read(`record-${command}`);
    if (bytes === undefined) return undefined;
    const record = JSON.parse(bytes.toString('utf8')) as StoredRecord<T>;
    if (record.request !== request) return undefined;
    const { states } = looked.with(record.outside);
    const paths = Object.keys(record.inputs);
    const areInputsSame =
      paths.length === Object.keys(states).length && paths.every((path) => record.inputs[path] === states[path]);
    if (!areInputsSame || !areSame(record.outputs)) return undefined;
    if (changedFacts(record.facts, this.siteDir).length > 0) return undefined;
    return record.commit === undefined || record.commit === commitOf(this.siteDir) ? record.result : undefined;
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

function areSame(states: Readonly<Record<string, FileState>>): boolean {
  return Object.entries(states).every(([path, state]) => stateOf(path) === state);
}

function commitOf(siteDir: string): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD', '--is-shallow-repository'], { cwd: siteDir });
  return String(stdout ?? '').trim();
}
