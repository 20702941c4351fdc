import { constants, copyFileSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Site } from '@docsite/core';
import type { OutputFile } from '@docsite/renderer';

/** Copies static files and assets into the output. Gives the bytes copied. */
export function copyFiles(site: Site, siteDir: string, outDir: string): number {
  const assets = Object.values(site.assets).map(({ path, outputPath }) => [outputPath, path] as const);
  const statics = Object.entries(site.staticFiles).map(([url, path]) => [url.slice(1), path] as const);
  return [...assets, ...statics].reduce(
    (bytes, [to, from]) => bytes + copyFile(join(siteDir, from), join(outDir, to)),
    0,
  );
}

function copyFile(from: string, to: string): number {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  return statSync(to).size;
}

/** Writes files into the output. Gives the bytes written. */
export function writeFiles(files: readonly OutputFile[], outDir: string): number {
  let bytes = 0;
  for (const file of files) {
    const contents = typeof file.contents === 'string' ? Buffer.from(file.contents) : file.contents;
    mkdirSync(dirname(join(outDir, file.path)), { recursive: true });
    writeFileSync(join(outDir, file.path), contents);
    bytes += contents.length;
  }
  return bytes;
}
