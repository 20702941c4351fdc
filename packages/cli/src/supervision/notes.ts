import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Activity } from '@docsite/core/process';

/** What a command notes of itself, for when it can no longer say it. */
export interface RunState {
  /** The output folder that it is changing. */
  readonly outDir?: string;
  /** Whether nothing is left to do, though the command is not done: it waits for what never comes. */
  readonly isIdle?: boolean;
  /** Whether it has reported its result. */
  readonly hasEnded?: boolean;
  /** Whether it could not clean up before that. */
  readonly leavesTraces?: boolean;
}

const descriptor = 3;
const variable = 'DOCSITE_SUPERVISOR';
const slotBytes = 1024;
/** Threads are counted up over the life of a process; those that are at work at a time have slots of their own. */
const threadSlots = 63;

/**
 * Notes in a file without a name, which the process that runs a command and the one that supervises it both hold: each
 * thread has a slot. A note is one system call, and wakes nobody; the supervisor reads what is there when it is needed.
 */
export class Notes {
  private constructor(private readonly file: number) {}

  /** Makes the file, in the supervisor. Absent where there is no room for it. */
  static create(): { readonly notes: Notes; readonly file: number } | undefined {
    for (const folder of ['/dev/shm', tmpdir()]) {
      const path = join(folder, `docsite-notes-${process.pid}-${Date.now().toString(36)}`);
      try {
        const file = openSync(path, 'wx+', 0o600);
        rmSync(path);
        writeSync(file, Buffer.alloc(slotBytes * (threadSlots + 1)), 0, undefined, 0);
        return { notes: new Notes(file), file };
      } catch {}
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

  /** Whether the supervisor of this process still runs. */
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

  close(): void {
    closeSync(this.file);
  }

  private write(slot: number, value: unknown): void {
    const text = Buffer.from(`${JSON.stringify(value ?? null)}\n`);
    // notes help to explain what went wrong; that they cannot be written must not be what goes wrong
    if (text.length > slotBytes) return;
    try {
      writeSync(this.file, text, 0, text.length, slot * slotBytes);
    } catch {}
  }

  private read(slot: number): unknown {
    const bytes = Buffer.alloc(slotBytes);
    try {
      const length = readSync(this.file, bytes, 0, slotBytes, slot * slotBytes);
      const [line] = bytes.toString('utf8', 0, length).split('\n');
      return JSON.parse(line as string) ?? undefined;
    } catch {
      return undefined;
    }
  }
}
