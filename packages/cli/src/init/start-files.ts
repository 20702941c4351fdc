import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareText, pathFrom } from '@docsite/core';
import { escapeText } from './string-literal.js';

/** A file of a new site: its path in the site folder, with forward slashes, and its text. */
export interface StartFile {
  readonly path: string;
  readonly text: string;
}

/** The files with which a folder becomes a site, and what to say about them, one line each. */
export interface SiteStart {
  readonly files: readonly StartFile[];
  readonly notes: readonly string[];
}

/** Values for the placeholders `{{title}}`, `{{name}}` and `{{version}}` in the files of a new site. */
export interface StartValues {
  readonly title: string;
  /** Name of the site's package. */
  readonly name: string;
  readonly version: string;
}

/** The real names of files that npm would rename or interpret in docsite's own package. */
const realNames: Readonly<Record<string, string>> = { _gitignore: '.gitignore', '_package.json': 'package.json' };

/** Reads the files of a new site from docsite's folder `start`, sorted by path. */
export function readStartFiles(folder: string, values: StartValues): StartFile[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => {
    const file = join(entry.parentPath, entry.name);
    const path = pathFrom(folder, file);
    const written = /\.tsx?$/.test(path) ? { ...values, title: escapeText(values.title) } : values;
    return { path: realNames[path] ?? path, text: fillIn(readFileSync(file, 'utf8'), written) };
  });
  return files.sort((one, other) => compareText(one.path, other.path));
}

function fillIn(text: string, values: StartValues): string {
  return text.replace(/\{\{(title|name|version)\}\}/g, (_, key: keyof StartValues) => values[key]);
}
