import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { errorCode } from './files/error-code.js';

/** Identifies a process, even across restarts, containers and machines that share a volume. */
export interface Owner {
  readonly host: string;
  readonly pid: number;
  /** The boot id of the system; absent without `/proc`, like the next two. */
  readonly boot?: string;
  /** The PID namespace of `pid`. */
  readonly namespace?: string;
  /** When the process started, in clock ticks since boot, because process ids are reused. */
  readonly started?: string;
}

/** The current process. */
export function thisProcess(): Owner {
  const boot = read(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  const namespace = read(() => readlinkSync('/proc/self/ns/pid'));
  const started = startOf(process.pid);
  return {
    host: hostname(),
    pid: process.pid,
    ...(boot !== undefined && { boot }),
    ...(namespace !== undefined && { namespace }),
    ...(started !== undefined && { started }),
  };
}

/**
 * Whether a process has ended; `undefined` if that is unknown. With `/proc` it is known for processes of the same boot
 * and PID namespace. Without it, on Windows and macOS, a process of this host has ended if its id is unused.
 */
export function hasEnded(owner: Owner, self = thisProcess()): boolean | undefined {
  if (self.boot === undefined)
    return owner.boot === undefined && owner.host === self.host && isUnused(owner.pid) ? true : undefined;
  const isComparable =
    self.namespace !== undefined &&
    owner.boot === self.boot &&
    owner.namespace === self.namespace &&
    owner.started !== undefined;
  return isComparable ? startOf(owner.pid) !== owner.started : undefined;
}

/** Whether no process has an id. */
function isUnused(pid: number): boolean {
  try {
    // signal 0 only asks whether the process exists
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return errorCode(error) === 'ESRCH';
  }
}

/**
 * The 22nd field of `/proc/<pid>/stat`; the second, the command's name, may contain anything within its parentheses.
 * The third marks a zombie: a process that has ended but whose parent has not waited for it yet.
 */
function startOf(pid: number): string | undefined {
  return read(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  });
}

function read<T>(value: () => T): T | undefined {
  try {
    return value();
  } catch {
    return undefined;
  }
}
