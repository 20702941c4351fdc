import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { DocsConfig } from '../../../config/site-config.js';
import { versionPaths } from '../../../config/version-paths.js';
import { type Finding, finding, placeOf } from '../../../diagnostic.js';

/** The pattern of category files, and of files that are probably meant as such, whatever the case of their letters. */
const categoryLike = `**/${oneOf('_category_', '_category', 'category_')}.${oneOf('yml', 'yaml', 'json', 'toml')}`;

/** Files that are read for their names, and files that are not read because of them. */
export const namedFiles: readonly string[] = [categoryLike, '**/[^_]*.{M[dD],mD}{,[xX]}'];

/** The pattern of some texts, in upper or lower case. */
function oneOf(...texts: readonly string[]): string {
  return `{${texts.join(',')}}`.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

/** Whether a file is read as a category file. */
export function isCategoryFile(path: string): boolean {
  return /^_category_\.(?:ya?ml|json)$/.test(posix.basename(path));
}

/** Reports a file that is probably meant as a category file, but has another name or format. */
export function misnamedCategory(path: string): Finding {
  const name = posix.basename(path);
  const ending = posix.extname(name).toLowerCase();
  const message = `'${name}' is not read: category files are named '_category_.yml' or '_category_.json'`;
  const hint = ending === '.toml' ? 'write it as YAML, in `_category_.yml`' : `rename it to \`_category_${ending}\``;
  return finding('unread-file', placeOf(path), message, hint);
}

/** Reports a document that is not read because its ending is in upper case. */
export function misnamedDocument(path: string): Finding {
  const { name, ext } = posix.parse(path);
  const message = `'${name}${ext}' is not read: documents end in '.md' or '.mdx', in lower case`;
  return finding('unread-file', placeOf(path), message, `rename it to \`${name}${ext.toLowerCase()}\``);
}

/** Reports a category file that is passed over, because another in the same folder is read. */
export function secondCategory(path: string, read: string): Finding {
  const message = `'${posix.basename(path)}' is not read: '${posix.basename(read)}' is beside it`;
  return finding('unread-file', placeOf(path), message, 'keep one of the two');
}

/** Reports folders of versions that no file lists. */
export function unlistedVersions(siteDir: string, docs: DocsConfig): Finding[] {
  const { list, documents } = versionPaths(docs);
  const folder = join(siteDir, documents);
  if (docs.onlyIncludeVersions !== undefined || existsSync(join(siteDir, list)) || !existsSync(folder)) return [];
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.flatMap(({ name }) => /^version-(.+)$/.exec(name)?.[1] ?? []).sort(newestFirst);
  const [first] = names;
  if (first === undefined) return [];
  const message = `'${documents}' is not read: there is no '${list}', which lists the versions`;
  const hint = `write \`${JSON.stringify(names)}\` into \`${list}\`, newest first`;
  return [finding('unread-file', placeOf(`${documents}/version-${first}`), message, hint)];
}

function newestFirst(a: string, b: string): number {
  return b.localeCompare(a, 'en', { numeric: true });
}
