import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Tells one process from every other, also across restarts, containers and machines that share a volume. */
export interface Owner {
  readonly host: string;
  readonly pid: number;
  /** This start of the system; absent where the system has no `/proc`, like what follows. */
  readonly boot?: string;
  /** The namespace in which `pid` counts. */
  readonly namespace?: string;
  /** When the process started, in the system's own count: process ids come again. */
  readonly started?: string;
}

/** The process that runs this. */
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
 * Whether a process has ended. Only a process of this start of this system, in this process's own namespace, can be
 * looked for: of any other this is not known.
 */
export function hasEnded(owner: Owner): boolean | undefined {
  const self = thisProcess();
  const isComparable =
    self.boot !== undefined &&
    self.namespace !== undefined &&
    owner.boot === self.boot &&
    owner.namespace === self.namespace &&
    owner.started !== undefined;
  return isComparable ? startOf(owner.pid) !== owner.started : undefined;
}

/**
 * The 22nd field of `/proc/<pid>/stat`; the second, the command's name, may hold anything in its parentheses. The third
 * says of a process that has ended, and that its parent has not asked for yet, that it is a zombie.
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
