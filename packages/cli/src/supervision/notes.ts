import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Activity } from '@docsite/core/process';
import type { PrefetchedStates } from '../cache/states/prefetched-states.js';

/** The state that a command records, in case it ends without a report. */
export interface RunState {
  /** The output folder that it is changing. */
  readonly outDir?: string;
  /** Whether the event loop is empty although the command has not finished: it awaits a promise that never settles. */
  readonly isIdle?: boolean;
  /** Whether it has reported its result. */
  readonly hasEnded?: boolean;
  /** Whether it ended without cleaning up. */
  readonly leavesTraces?: boolean;
}

const descriptor = 3;
const variable = 'DOCSITE_SUPERVISOR';
const slotBytes = 1024;
/** Thread ids only increase over the life of a process; threads that run at the same time have different slots. */
const threadSlots = 63;
/** Slots for the location of each part of the prefetched states, which grow with the site. */
const prefetchSlots = { inputs: threadSlots + 1, site: threadSlots + 2 };
const slots = threadSlots + 3;

/** The location of something longer than a slot, in bytes. */
interface Place {
  readonly at: number;
  readonly length: number;
}

/**
 * Notes in an unnamed file, which a command's process and its supervisor both have open; each thread has a slot. A note
 * is one system call and wakes no process; the supervisor reads the file only when needed.
 */
export class Notes {
  /** The end of the file, for the only process that appends to it. */
  private end = slotBytes * slots;

  private constructor(private readonly file: number) {}

  /** Creates the file, in the supervisor. Undefined if there is no space for it. */
  static create(): { readonly notes: Notes; readonly file: number } | undefined {
    for (const folder of ['/dev/shm', tmpdir()]) {
      const path = join(folder, `docsite-notes-${process.pid}-${Date.now().toString(36)}`);
      try {
        const file = openSync(path, 'wx+', 0o600);
        rmSync(path);
        writeSync(file, Buffer.alloc(slotBytes * slots), 0, undefined, 0);
        return { notes: new Notes(file), file };
      } catch {
        // the folder is missing, full or read-only; the next one may have space
      }
    }
    return undefined;
  }

  /** The environment of a command whose notes the supervisor reads. */
  static environment(): Record<string, string> {
    return { [variable]: String(process.pid) };
  }

  /** The notes of this process, if it has a supervisor. */
  static open(): Notes | undefined {
    return process.env[variable] === String(process.ppid) ? new Notes(descriptor) : undefined;
  }

  /** Whether the supervisor of this process is still running. */
  isSupervised(): boolean {
    return process.env[variable] === String(process.ppid);
  }

  writeState(state: RunState): void {
    this.write(0, state);
  }

  readState(): RunState {
    return (this.read(0) as RunState | undefined) ?? {};
  }

  writeActivity(thread: number, activity: Activity | undefined): void {
    this.write(1 + (thread % threadSlots), activity);
  }

  readActivity(thread: number): Activity | undefined {
    return this.read(1 + (thread % threadSlots)) as Activity | undefined;
  }

  readActivities(): Activity[] {
    return Array.from({ length: threadSlots }, (_, thread) => this.readActivity(thread) ?? []).flat();
  }

  /** Appends what the supervisor has found about the files of the site. */
  writePrefetched(states: PrefetchedStates): void {
    for (const part of ['inputs', 'site'] as const) {
      if (states[part] === undefined) continue;
      const text = Buffer.from(JSON.stringify(states[part]));
      try {
        writeSync(this.file, text, 0, text.length, this.end);
      } catch {
        return;
      }
      this.write(prefetchSlots[part], { at: this.end, length: text.length } satisfies Place);
      this.end += text.length;
    }
  }

  /** What the supervisor has found so far. */
  readPrefetched(): PrefetchedStates {
    return { inputs: this.readPart('inputs'), site: this.readPart('site') };
  }

  private readPart<T extends keyof PrefetchedStates>(part: T): PrefetchedStates[T] {
    const place = this.read(prefetchSlots[part]) as Place | undefined;
    if (place === undefined) return undefined;
    const bytes = Buffer.alloc(place.length);
    const length = readSync(this.file, bytes, 0, place.length, place.at);
    return length === place.length ? JSON.parse(bytes.toString('utf8')) : undefined;
  }

  close(): void {
    closeSync(this.file);
  }

  private write(slot: number, value: unknown): void {
    const text = Buffer.from(`${JSON.stringify(value ?? null)}\n`);
    if (text.length > slotBytes) return;
    try {
      writeSync(this.file, text, 0, text.length, slot * slotBytes);
    } catch {
      // notes only help to explain failures: one that cannot be written must not cause another
    }
  }

  private read(slot: number): unknown {
    const bytes = Buffer.alloc(slotBytes);
    try {
      const length = readSync(this.file, bytes, 0, slotBytes, slot * slotBytes);
      const [line = ''] = bytes.toString('utf8', 0, length).split('\n');
      return JSON.parse(line) ?? undefined;
    } catch {
      return undefined;
    }
  }
}
