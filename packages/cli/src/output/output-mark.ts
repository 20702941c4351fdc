import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputMark, siteDataName } from '@docsite/core/process';
import { entriesOf } from './entries-of.js';
import type { OutputFolder } from './output-folder.js';

/** The contents of the mark of an output folder. */
interface Mark {
  readonly format: 1;
  /** Every file of the site except the mark, sorted. */
  readonly files: readonly string[];
}

/** Marks a finished folder as output of docsite, and lists its contents. */
export function writeMark(output: OutputFolder, files: readonly string[]): void {
  output.write(outputMark, renderMark(files));
}

/** The text of a mark. */
export function renderMark(files: readonly string[]): string {
  const mark: Mark = { format: 1, files: files.filter((file) => file !== outputMark).sort() };
  return `${JSON.stringify(mark, undefined, 1)}\n`;
}

/** Whether a build wrote this folder: it has a mark, or site data from older builds, which wrote no mark. */
export function isOutput(folder: string): boolean {
  return existsSync(join(folder, outputMark)) || hasSiteData(folder);
}

/**
 * The files in a folder that an earlier build wrote, including the mark. Without a mark, those are files of the kinds
 * that builds write: assets, docsite's pages and their Markdown, and files with fixed names.
 */
export function ownFiles(folder: string): ReadonlySet<string> {
  const mark = readMark(folder);
  if (mark !== undefined) return new Set([...mark.files, outputMark]);
  if (!isOutput(folder)) return new Set();
  const files = listFilesBelow(folder);
  const pages = new Set(files.filter((path) => path.endsWith('.html') && isPage(join(folder, path))));
  return new Set(files.filter((path) => pages.has(path) || isTwin(path, pages) || fixedNames.test(path)));
}

/** The paths of all files below a folder, relative and with forward slashes. Does not follow links. */
export function listFilesBelow(folder: string): string[] {
  const files: string[] = [];
  const list = (inside: string): void => {
    for (const entry of entriesOf(join(folder, inside))) {
      const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
      if (entry.isDirectory()) list(path);
      else files.push(path);
    }
  };
  list('');
  return files;
}

const fixedNames =
  /(?:^|\/)(?:assets\/.*|404\.html|(?:sitemap|opensearch)\.xml|robots\.txt|llms(?:-full)?\.txt|sw\.js|[^/]+\.webmanifest|\.docsite-output\.json)$|^_headers$/;

function isPage(file: string): boolean {
  return /\sdata-site="[^"]*assets\/site-[0-9a-f]+\.json"/.test(readFileSync(file, 'utf8'));
}

function isTwin(path: string, pages: ReadonlySet<string>): boolean {
  const stem = path.endsWith('.md') ? path.slice(0, -3) : undefined;
  return stem !== undefined && (pages.has(`${stem}.html`) || pages.has(`${stem}/index.html`));
}

function hasSiteData(folder: string): boolean {
  const assets = join(folder, 'assets');
  return existsSync(assets) && readdirSync(assets).some((name) => siteDataName.test(name));
}

/** Paths outside the folder, which only an edited mark can contain; they are ignored. */
const leadsOutside = /^\/|(?:^|[\\/])\.\.(?:[\\/]|$)|\0|^[A-Za-z]:/;

function readMark(folder: string): Mark | undefined {
  try {
    const mark = JSON.parse(readFileSync(join(folder, outputMark), 'utf8')) as Partial<Mark>;
    if (mark.format !== 1 || !Array.isArray(mark.files)) return undefined;
    return { format: 1, files: mark.files.filter((file) => typeof file === 'string' && !leadsOutside.test(file)) };
  } catch {
    return undefined;
  }
}
