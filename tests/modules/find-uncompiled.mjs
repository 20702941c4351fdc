import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds a source in `packages/` that has changed since its package was last compiled, because tests run compiled code.
 *
 * @param {string} packagesDir
 * @returns {string | undefined} Its path.
 */
export function findUncompiled(packagesDir) {
  for (const name of readdirSync(packagesDir)) {
    const sources = join(packagesDir, name, 'src');
    if (!existsSync(sources)) continue;
    const compiled = statSync(join(packagesDir, name, 'tsconfig.tsbuildinfo'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const entries = readdirSync(sources, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const changed = files.find((file) => statSync(file).mtimeMs > compiled);
    if (changed !== undefined) return changed;
  }
  return undefined;
}
