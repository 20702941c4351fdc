import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whether another file system, or another part of the same one, is mounted at a folder: it cannot be renamed then. */
export function isMountPoint(folder: string): boolean {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return false;
  return stats.dev !== statSync(dirname(folder)).dev || mountedFolders().has(folder);
}

/** The fifth field of each line of `/proc/self/mountinfo`, which writes spaces and the like as octal numbers. */
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
