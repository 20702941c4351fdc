import { join } from 'node:path';
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
    if (file === undefined) return whole;
    return insertFiles(partOf(file.replace(/\n$/, ''), part), read, depth + 1).replace(/^/gm, before);
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

/** The lines of a file that `2:5` or the name of a section stand for, without the marks of sections. */
function partOf(text: string, part: string): string {
  const lines = text.split('\n');
  const [, first, last] = /^(\d*)(?::(\d*))?$/.exec(part) ?? [];
  const isNamed = part !== '' && first === undefined;
  const start = isNamed ? lines.findIndex((line) => mark.exec(line)?.[1] === part) + 1 : Number(first || 1) - 1;
  const rest = lines.slice(start);
  const end = isNamed ? rest.findIndex((line) => mark.exec(line)?.[1] === part) : Number(last || lines.length) - start;
  return rest
    .slice(0, end)
    .filter((line) => !mark.test(line))
    .join('\n');
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
