import { join } from 'node:path';
import { partOf } from './file-part';
import { folderWith, textOf } from './files-above';

/** A line that inserts a file, after what stands before it. */
const snippet = /^([ \t>]*)(;?)-+8<-+[ \t]+(["'])([^"'\n]+)\3[ \t]*$/gm;
/** Lines that insert several files. */
const block = /^([ \t>]*)-+8<-+[ \t]*\n((?:(?![ \t>]*-+8<-+).*\n)+?)[ \t>]*-+8<-+[ \t]*$/gm;
const mark = /^.*-+8<-+[ \t]*\[[ \t]*(?:start|end)[ \t]*:[ \t]*([\w-]+)[ \t]*\].*$/;

/**
 * Text with the files that the extension `pymdownx.snippets` inserts, up to ten of them in each other.
 *
 * @see https://facelessuser.github.io/pymdown-extensions/extensions/snippets/
 */
export function withSnippets(text: string, document: string): string {
  if (!text.includes('8<-')) return text;
  const folders = foldersOf(document);
  return insertFiles(text, (path) =>
    folders.map((folder) => textOf(join(folder, path))).find((one) => one !== undefined),
  );
}

function insertFiles(text: string, read: (path: string) => string | undefined, depth = 0): string {
  const insert = (whole: string, before: string, written: string): string => {
    const [, path = '', part = ''] = /^(.*?)(?::([\w:-]+))?$/.exec(written.trim()) ?? [];
    const file = depth > 9 ? undefined : read(path);
    const lines = file && partOf(file.replace(/\n$/, ''), part, mark);
    return lines === undefined ? whole : insertFiles(lines, read, depth + 1).replace(/^/gm, before);
  };
  return text
    .replace(block, (_, before: string, paths: string) => {
      const lines = paths.split('\n').filter((line) => line.trim() !== '');
      return lines.map((line) => insert('', before, line.replace(/^[ \t>]+/, ''))).join('\n');
    })
    .replace(snippet, (whole: string, before: string, escaped: string, _: string, path: string) =>
      escaped === '' ? insert(whole, before, path) : whole.replace(';', ''),
    );
}

/** The folders that paths begin at: `base_path` in the configuration, or its folder. */
function foldersOf(document: string): string[] {
  const root = folderWith('mkdocs.yml', document) ?? folderWith('mkdocs.yaml', document);
  if (root === undefined) return [];
  const config = textOf(join(root, 'mkdocs.yml')) ?? textOf(join(root, 'mkdocs.yaml')) ?? '';
  const written = /^[ \t]+base_path:[ \t]*(?:\n((?:[ \t]*-[ \t].*\n?)+)|(.*))/m.exec(config);
  const paths = (written?.[1] ?? written?.[2] ?? '').split(/[\n,]/);
  const given = paths
    .map((path) => path.replace(/^[\s\-["']+|["'\]\s]+$/g, ''))
    .filter((path) => /^[\w./-]+$/.test(path));
  return (given.length > 0 ? given : ['.']).map((path) => join(root, path));
}
