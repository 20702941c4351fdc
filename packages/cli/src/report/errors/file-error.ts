import { tmpdir } from 'node:os';
import { errorCode } from '@docsite/core/process';
import { UsageError } from './usage-error.js';

/** Why the system cannot read or write a file, by error code. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EAGAIN: 'this user may start no more processes',
  EDQUOT: 'the quota of this user is used up',
  EEXIST: 'there is a file with this name',
  EFBIG: 'the file is larger than the file system allows',
  EIO: 'the device reports an error',
  EISDIR: 'there is a folder with this name',
  ELOOP: 'there is a symbolic link with this name',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is longer than the file system allows',
  ENFILE: 'too many files are open',
  ENOENT: 'it does not exist',
  ENOMEM: 'there is not enough memory',
  ENOSPC: 'no space is left on the device',
  ENOTDIR: 'there is a file where a folder is needed',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
};

const hints: Readonly<Record<string, string>> = {
  EACCES: 'give this user permission, or choose another folder',
  EDQUOT: 'make room, or choose another folder',
  EISDIR: 'rename one of the two',
  EMFILE: 'allow more: ulimit -n 4096',
  ENAMETOOLONG: 'shorten the name of the file, or its slug',
  ENOSPC: 'make room, or choose another folder',
  ENOTDIR: 'rename one of the two',
  EROFS: 'choose another folder',
};

/**
 * Converts a file system error to one that a user can act upon; other errors are returned unchanged.
 *
 * @param path The file to read or write, as the user knows it.
 */
export function explainFileError(error: unknown, path: string, verb: 'read' | 'write' = 'write'): unknown {
  return error instanceof UsageError ? error : (fileError(errorCode(error), path, verb) ?? error);
}

/** The error for an error code of the file system; undefined for any other code. */
function fileError(code: string, path: string, verb: 'read' | 'write'): UsageError | undefined {
  if (verb === 'read' && code === 'EISDIR')
    return new UsageError(`cannot read '${path}': it is a folder`, 'name a file');
  const reason = reasons[code];
  return reason === undefined ? undefined : new UsageError(`cannot ${verb} '${path}': ${reason}`, hints[code]);
}

/** What to do if a command cannot be run, by error code. */
const commandHints: Readonly<Record<string, string>> = {
  EACCES: 'it may not be executable, or be in a file system from which nothing may run (noexec)',
  EAGAIN: 'end other processes, or allow more: ulimit -u',
  EMFILE: 'allow more: ulimit -n 4096',
  ENOENT: 'install it, or remove the plugin that runs it',
  ENOMEM: 'end other processes, or allow more memory',
};

/** Errors caused by the system rather than by docsite, wherever they are thrown. */
const ofSystem = new Set('EACCES EDQUOT EIO EMFILE ENAMETOOLONG ENFILE ENOSPC EPERM EROFS'.split(' '));

/** System calls that read, or usually do. */
const reading = new Set(['open', 'read', 'scandir', 'stat', 'lstat', 'readlink', 'realpath']);

/**
 * Explains an uncaught error of the file system, or of a command run by the site's code; undefined for any other error.
 */
export function explainSystemError(error: unknown): UsageError | undefined {
  const { code = '', syscall, path, dest, ...denial } = (error ?? {}) as SystemError;
  if (code === 'ERR_ACCESS_DENIED') return explainDenial(denial);
  const place = dest ?? path;
  const command = syscall?.startsWith('spawn') && reasons[code] !== undefined ? path : undefined;
  if (command !== undefined) return new UsageError(`cannot run '${command}': ${reasons[code]}`, commandHints[code]);
  if (!ofSystem.has(code) || syscall === undefined) return undefined;
  if (place === undefined) return ofFullDisk.has(code) ? fullDisk(code) : undefined;
  return fileError(code, place, reading.has(syscall) ? 'read' : 'write');
}

const ofFullDisk = new Set(['EDQUOT', 'ENOSPC']);

/** The error for a write into an open file, whose path Node does not give. */
function fullDisk(code: string): UsageError {
  return new UsageError(
    `cannot write a file: ${reasons[code]}`,
    `make room in the folder of the site, and in that for temporary files: ${tmpdir()}`,
  );
}

/** The properties of errors of the system, and of Node's permission model. */
interface SystemError extends NodeJS.ErrnoException {
  readonly dest?: string;
  /** What is denied, such as `FileSystemRead`. */
  readonly permission?: string;
  /** The file, if it is about one. */
  readonly resource?: string;
}

/** Explains what Node's permission model, which a user has switched on, denies. */
function explainDenial({ permission = '', resource = '' }: Pick<SystemError, 'permission' | 'resource'>): UsageError {
  const [, verb] = /^FileSystem(Read|Write)$/.exec(permission) ?? [];
  const action =
    verb === undefined
      ? `what docsite needs (${permission})`
      : `${verb === 'Read' ? 'reading' : 'writing'} '${resource}'`;
  const flag = verb === undefined ? '' : `, or allow it with \`--allow-fs-${verb.toLowerCase()}=*\``;
  return new UsageError(`Node's permission model denies ${action}`, `run docsite without \`--permission\`${flag}`);
}
