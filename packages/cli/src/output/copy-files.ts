import { join } from 'node:path';
import type { Site } from '@docsite/core';
import type { OutputFile } from '@docsite/renderer';
import type { OutputFolder } from './output-folder.js';

/** Copies static files and assets to the output. Returns the number of bytes. */
export function copyFiles(site: Site, siteDir: string, output: OutputFolder): number {
  const assets = Object.values(site.assets).map(({ path, outputPath }) => [outputPath, path] as const);
  const statics = Object.entries(site.staticFiles).map(([url, path]) => [url.slice(1), path] as const);
  return [...assets, ...statics].reduce((bytes, [to, from]) => bytes + output.copy(to, join(siteDir, from)), 0);
}

/** Writes files to the output. Returns the number of bytes. */
export function writeFiles(files: readonly OutputFile[], output: OutputFolder): number {
  return files.reduce((bytes, file) => bytes + output.write(file.path, file.contents), 0);
}
