import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { types } from 'node:util';
import { translatedFolders, type UserConfig } from '@docsite/core';
import type { Keys } from '../../keys.js';
import { isDocusaurus2 } from '../../load/docusaurus-version.js';
import type { Takeover } from '../../takeover.js';

/** A document before it is parsed, with its absolute path. */
export interface DocumentFile {
  readonly filePath: string;
  readonly fileContent: string;
}

/** The site that a blog belongs to. */
interface BlogSite {
  readonly takeover: Takeover;
  readonly config: Pick<UserConfig, 'i18n'>;
}

/**
 * Replaces a blog's own truncation marker by docsite's, in files of the blog. Markers of docsite in the text become
 * ordinary comments. None if the blog has no marker of its own.
 */
export function truncationMarker(options: Keys, { takeover, config }: BlogSite): ((file: DocumentFile) => string)[] {
  const marker = options.any('truncateMarker');
  if (!types.isRegExp(marker)) return [];
  const { source, flags } = marker;
  const { siteDir } = takeover;
  const folders = blogFolders(options, config.i18n).map((path) => resolve(siteDir, path));
  // in MDX 1, `{` is text
  const isOld = isDocusaurus2(siteDir);
  return [
    ({ filePath, fileContent }) => {
      if (!folders.some((folder) => isWithin(filePath, folder))) return fileContent;
      const found = new RegExp(source, flags.replace('g', '')).exec(fileContent);
      if (found === null) return withoutUsualMarkers(fileContent);
      // comments of HTML may be errors where those of MDX are written
      const isMdx = !isOld && (filePath.endsWith('.mdx') || found[0].startsWith('{'));
      const ownMarker = isMdx ? '{/* truncate */}' : '<!-- truncate -->';
      const [before, after] = [fileContent.slice(0, found.index), fileContent.slice(found.index + found[0].length)];
      return withoutUsualMarkers(before) + ownMarker + withoutUsualMarkers(after);
    },
  ];
}

/** The folders of a blog and of its translations, relative to the site folder. */
function blogFolders(options: Keys, i18n: UserConfig['i18n'] = {}): readonly string[] {
  const { path = 'i18n', locales = [], localeConfigs = {} } = i18n;
  const id = options.text('id');
  const names = translatedFolders({ kind: 'blog', ...(id !== undefined && { id }) });
  const translations = locales.flatMap((locale) =>
    names.map((name) => join(path, localeConfigs[locale]?.path ?? locale, name)),
  );
  return [options.text('path') ?? 'blog', ...translations];
}

function isWithin(file: string, folder: string): boolean {
  const inner = relative(folder, file);
  return inner.split(sep)[0] !== '..' && !isAbsolute(inner);
}

const usualMarker = /^\s*(?:<!--\s*truncate\s*-->|\{\s*\/\*\s*truncate\s*\*\/\s*\})\s*$/;

/** Empties docsite's markers, each of which is a line outside of code blocks. */
function withoutUsualMarkers(text: string): string {
  if (!text.includes('truncate')) return text;
  let fence: string | undefined;
  const lines = text.split('\n').map((line) => {
    const [, fenceHere] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fenceHere !== undefined && fence === undefined) fence = fenceHere;
    else if (fence !== undefined && fenceHere?.startsWith(fence)) fence = undefined;
    return fence === undefined && usualMarker.test(line) ? line.replace('truncate', '') : line;
  });
  return lines.join('\n');
}
