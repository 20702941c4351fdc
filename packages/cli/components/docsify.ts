// The notations of Docsify in documents, in terms of docsite. It is the preprocessor of documents in docsite.config.ts.
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { folderWith, textOf } from './files-above';
import { printLines, rewriteLines, type WrittenDocument } from './notations';

const notice = /^([ \t]*)([!?])>[ \t]+(.*)$/;
const embedded = /^[ \t]*\[[^\]]*\]\(((?!\w+:)[^\s)]+\.md)[ \t]+["']:include["']\)[ \t]*$/;
const headingId = /^(#{1,6}[ \t].*?)[ \t]+:id=([\w-]+)[ \t]*$/;
const ignored = /[ \t]*(?:\{docsify-ignore(?:-all)?\}|<!--[ \t]*\{docsify-ignore(?:-all)?\}[ \t]*-->)[ \t]*$/;
const sized = /!\[([^\]]*)\]\(([^\s)]+)[ \t]+["'](?:[^"']*[ \t])?:size=(\d+%?)(?:x(\d+))?["']\)/g;

/** A file that a document shows as code. */
const code = /^([ \t]*)\[[^\]]*\]\(((?!\w+:)[^\s)]+)[ \t]+["']:include\b([^"']*:type=code\b[^"']*)["']\)[ \t]*$/;

/** A link or an image to a file of the site, and the same in an element. */
const toFile = /((!?)\[(?:[^\][]|\[[^\]]*\])*\]\(|<\w+\s[^>]*?\b(?:src|href)=["'])(?![#.]|\w+:|\/\/)([^\s)"'#?]+)/g;

/** What docsite has no equivalent for, behind the address of a link. */
const linkOptions = /(\]\([^\s)]+)[ \t]+["']:(?:ignore|target=[\w-]+|disabled|class=[\w-]+)(?:[ \t][^"']*)?["']\)/g;

/** A link to a heading: `page?id=heading`. */
const linkToId = /(\]\((?!\w+:)[^\s)?#]*)\?id=([^\s)]+)/g;

export function readDocsify({ fileContent, filePath = '' }: WrittenDocument): string {
  const withFiles = fileFinder(filePath);
  let isNotice = false;
  const lines = rewriteLines(fileContent, (line, isFence) => {
    if (isFence) return line;
    const [, indent = '', sign, text = ''] = notice.exec(line) ?? [];
    if (sign !== undefined) {
      isNotice = true;
      return `${indent}> [!${sign === '!' ? 'WARNING' : 'TIP'}]\n${indent}> ${text}`;
    }
    const [, before = '', path = '', options = ''] = code.exec(line) ?? [];
    if (path !== '') return codeOf(join(filePath, '..', path), options).replace(/^/gm, before);
    // a paragraph may go on
    isNotice &&= line.trim() !== '';
    return `${isNotice ? '> ' : ''}${withFiles(readLine(line))}`;
  });
  return printLines(lines);
}

/** Lets links and images lead to the files that they name from the page of the site, where Docsify looks for them. */
function fileFinder(document: string): (line: string) => string {
  const folder = join(document, '..');
  const root = folderWith('index.html', document);
  if (root === undefined) return (line) => line;
  const isRelative = /\brelativePath:[ \t]*true\b/.test(textOf(join(root, 'index.html')) ?? '');
  return (line) =>
    line.replace(toFile, (whole: string, before: string, sign: string | undefined, path: string) => {
      const beginsAtDocument = !path.startsWith('/') && (sign === '!' || (isRelative && !before.startsWith('<')));
      if (beginsAtDocument) return whole;
      const file = join(root, decodeURI(path));
      if (/\.(?!md$)\w+$/.test(path) && existsSync(file))
        return (
          before +
          encodeURI(
            relative(folder, file)
              .replaceAll('\\', '/')
              .replace(/^(?!\.)/, './'),
          )
        );
      const isDocument = ['', '.md', 'README.md'].some((ending) => existsSync(file + ending));
      return isDocument && !path.startsWith('/') && folder !== root ? `${before}/${path}` : whole;
    });
}

/** The code of a file, or what is in it between two marks: `/// [name]`. */
function codeOf(file: string, options: string): string {
  const text = (textOf(file) ?? '').replace(/\n$/, '');
  const fragment = /:fragment=([\w-]+)/.exec(options)?.[1];
  const part =
    fragment === undefined ? text : (text.split(new RegExp(`^.*[/#]{3}.*\\[${fragment}\\].*\\n?`, 'm'))[1] ?? '');
  const language = /:type=code[ \t]+([\w-]+)/.exec(options)?.[1] ?? /\.(\w+)$/.exec(file)?.[1] ?? 'text';
  return `\`\`\`\`${language}\n${part.replace(/\n$/, '')}\n\`\`\`\``;
}

function readLine(line: string): string {
  return line
    .replace(ignored, '')
    .replace(headingId, '$1 {#$2}')
    .replace(embedded, '<!--@include: ./$1-->')
    .replace(sized, (_, alt, src, width, height) => {
      return `<img src="${src}" alt="${alt}" width="${width}"${height === undefined ? '' : ` height="${height}"`} />`;
    })
    .replace(linkOptions, '$1)')
    .replace(linkToId, '$1#$2');
}
