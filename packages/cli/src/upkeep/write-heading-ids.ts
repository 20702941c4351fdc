import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createDocumentParser,
  decodeSource,
  type LoadedConfig,
  type SiteConfig,
  scanSite,
  siteLocales,
} from '@docsite/core';
import { createParseContext } from '../workers/worker/parse-context.js';
import { parseSettings } from '../workers/worker/parse-settings.js';
import { writeSiteFile } from './write-site-file.js';

/** A file and the number of headings that were given ids; undefined if its letters cannot be read. */
export interface WrittenIds {
  readonly path: string;
  readonly count: number | undefined;
}

/**
 * Writes the automatic ids of headings after them, so that they stay the same when the words change: `## Start
 * {#start}`. Skips titles, because nothing links to them, and headings that already have an id. Covers the documents of
 * all versions and locales.
 */
export async function writeHeadingIds(siteDir: string, loaded: LoadedConfig): Promise<readonly WrittenIds[]> {
  const parse = createDocumentParser(await createParseContext(parseSettings(siteDir, loaded.config.markdown)));
  const written: WrittenIds[] = [];
  for (const path of await documentsOf(siteDir, loaded.config)) {
    const bytes = readFileSync(join(siteDir, path));
    const source = decodeSource(path, bytes);
    if (source.invalidUtf8At !== undefined) {
      // it would lose the bytes that are not UTF-8
      written.push({ path, count: undefined });
      continue;
    }
    const document = await parse(source);
    const ids = new Map(
      document.headings
        .filter(({ place, level }) => place.file === path && level > 1)
        .map(({ place, id }) => [place.line, id]),
    );
    const lines = bytes.toString('utf8').split('\n');
    const changed = lines.map((line, index) => withId(line, ids.get(index + 1)));
    const count = changed.filter((line, index) => line !== lines[index]).length;
    if (count === 0) continue;
    writeSiteFile(siteDir, path, changed.join('\n'));
    written.push({ path, count });
  }
  return written;
}

async function documentsOf(siteDir: string, config: SiteConfig): Promise<readonly string[]> {
  const paths = new Set<string>();
  for (const locale of siteLocales(config))
    for (const { path } of (await scanSite({ siteDir, config, locale })).sources) paths.add(path);
  return [...paths].sort();
}

/** An id at the end of a heading, in any of the notations. */
const writtenId = /(?:\{(?::?[ \t]*#|\/\*\s*#)[^}]*\}|\s\[#(?!\d+\])[^\s[\]]+\])\s*$/;

/** Adds the id to a heading's line; other lines, and those that already have one, are returned unchanged. */
function withId(line: string, id: string | undefined): string {
  if (id === undefined || !/^ {0,3}#{2,6}\s/.test(line) || writtenId.test(line)) return line;
  const [, text = line, end = ''] = /^(.*?)(?:\s+#+)?(\s*)$/s.exec(line) ?? [];
  return `${text.trimEnd()} {#${id}}${end.includes('\r') ? '\r' : ''}`;
}
