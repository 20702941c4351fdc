import { existsSync, readFileSync, statfsSync } from 'node:fs';

const folder = '/dev/shm';

/**
 * Where files are kept in memory, which costs a fraction of the system's time on a disk; absent where there is no such
 * folder, too little room in it, or where programs in it may not be run. Containers often have 64 MB.
 *
 * @param {number} leastBytes
 * @returns {string | undefined}
 */
export function memoryFolder(leastBytes) {
  if (!existsSync(folder) || !existsSync('/proc/mounts')) return undefined;
  const [, options = 'noexec'] = /^\S+ \/dev\/shm tmpfs (\S+)/m.exec(readFileSync('/proc/mounts', 'utf8')) ?? [];
  const { bavail, bsize } = statfsSync(folder);
  return options.split(',').includes('noexec') || bavail * bsize < leastBytes ? undefined : folder;
}
