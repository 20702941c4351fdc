import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { capturesIn, codeEnding, type Finding, finding, nearest, type Site, slashedPath } from '@docsite/core';
import { readText } from '@docsite/core/process';
import { themeLayers } from '@docsite/renderer';
import { templatesDir } from '../../own-package/templates-dir.js';

/** The style sheets that a theme adds without importing them. */
const styleSheets = ['custom.css', 'styles/index.css'];

/** Reports files of the site's theme that replace nothing, but have almost the name of a file that the theme has. */
export function unreadThemeFiles(siteDir: string, { config }: Pick<Site, 'config'>): Finding[] {
  const [own, ...layers] = themeLayers(config, { siteDir, templatesDir });
  const files = own === undefined ? [] : filesIn(own.folder);
  if (own === undefined || files.length === 0) return [];
  const known = new Set(
    [...layers.flatMap(({ folder }) => filesIn(folder).filter(isCode)), ...styleSheets].map(pathOf),
  );
  const imported = new Set(files.flatMap((file) => namesIn(readText(join(own.folder, file)) ?? '')));
  return files.flatMap((file) => {
    const path = pathOf(file);
    const meant = known.has(path) || imported.has(posix.basename(path)) ? undefined : meantPath(path, known);
    if (meant === undefined) return [];
    const place = { file: posix.join(config.themeDir, file), line: 1, column: 1 };
    const message = `'${file}' has no effect: the theme has no file of this name`;
    return [finding('unread-file', place, message, `did you mean '${meant}'?`)];
  });
}

const isCode = (file: string) => codeEnding.test(file);

/** Code and style sheets in a folder and those below it. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(slashedPath);
  return names.filter((name) => isCode(name) || name.endsWith('.css')).sort();
}

/** The path by which files replace each other, whatever language they are in. */
function pathOf(file: string): string {
  return file.replace(codeEnding, '');
}

/** The names of files that a text has in quotes, as imports do. */
function namesIn(text: string): string[] {
  return capturesIn(text, /['"]([^'"\n]+)['"]/g).map((specifier) => pathOf(posix.basename(specifier)));
}

/** The path in the same folder with almost the same name, or for one in no folder that of its name elsewhere. */
function meantPath(path: string, known: ReadonlySet<string>): string | undefined {
  const folder = posix.dirname(path);
  const beside = [...known].filter((other) => posix.dirname(other) === folder);
  const name = nearest(
    posix.basename(path),
    beside.map((other) => posix.basename(other)),
  );
  if (name !== undefined) return posix.join(folder, name);
  return folder === '.' ? [...known].find((other) => posix.basename(other) === path) : undefined;
}
