import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Hash of all that the bundle of the command is made from: what TypeScript has compiled, the sources of the templates,
 * the scripts that bundle, the locked packages, and Node, whose loader the bundle is written for.
 *
 * @param {string} packages The folder of the packages, absolute.
 * @returns {string}
 */
export function hashOfInputs(packages) {
  const hash = createHash('sha256').update(process.version);
  const compiled = readdirSync(packages).map((name) => join(packages, name, 'dist'));
  const sources = [join(packages, '../templates/src'), join(packages, 'cli/bundling')];
  const folders = [...compiled.filter((folder) => existsSync(folder)), ...sources];
  const files = [...folders.flatMap(filesOf), join(packages, 'cli/bundle.mjs'), join(packages, '../pnpm-lock.yaml')];
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** All files below a folder but what is for the compiler and for debuggers. */
function filesOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(?:d\.ts|map|tsbuildinfo)$/.test(entry.name));
  return files.map((entry) => join(entry.parentPath, entry.name)).sort();
}
