import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whether a folder is a mount point, which cannot be renamed. */
export function isMountPoint(folder: string): boolean {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return false;
  return stats.dev !== statSync(dirname(folder)).dev || mountedFolders().has(folder);
}

/**
 * The mount points: the fifth field of each line of `/proc/self/mountinfo`, where spaces and the like are octal
 * escapes.
 */
function mountedFolders(): ReadonlySet<string> {
  try {
    const lines = readFileSync('/proc/self/mountinfo', 'utf8').split('\n');
    return new Set(lines.map((line) => (line.split(' ')[4] ?? '').replace(/\\(\d{3})/g, (_, octal) => decode(octal))));
  } catch {
    return new Set();
  }
}

function decode(octal: string): string {
  return String.fromCharCode(Number.parseInt(octal, 8));
}
