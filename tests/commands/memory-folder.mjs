import { existsSync, readFileSync, statfsSync } from 'node:fs';

const folder = '/dev/shm';

/**
 * A folder for files in memory, which cost a fraction of the system time of those on disk; undefined if there is none,
 * if it lacks space, or if programs in it may not be run. Containers often have 64 MB.
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
