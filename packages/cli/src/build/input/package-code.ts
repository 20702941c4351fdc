import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareText, contentHash } from '@docsite/core';
import { isOfPackage, packageOf } from '@docsite/core/process';

/** Files that a package can run. */
const codeFile = /\.(?:[cm]?js|json|node|wasm)$/;

/**
 * The folders of the installed packages that some files belong to, absolute. Node does not tell which files of a
 * package it loads, so all of them may have been read.
 */
export function packagesWith(files: readonly string[]): string[] {
  return [...new Set(files.filter(isOfPackage).map(packageOf))];
}

/** Hash of the code of packages, which may be edited without a new version; the same on every machine. */
export function hashPackages(folders: readonly string[]): string {
  return contentHash(JSON.stringify(folders.flatMap((folder) => hashesIn(folder))));
}

function hashesIn(folder: string, name = ''): string[] {
  const entries = readdirSync(join(folder, name), { withFileTypes: true });
  return entries
    .sort((a, b) => compareText(a.name, b.name))
    .flatMap((entry) => {
      const path = join(name, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : hashesIn(folder, path);
      return codeFile.test(path) ? [`${path} ${contentHash(readFileSync(join(folder, path)))}`] : [];
    });
}
