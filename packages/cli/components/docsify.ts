// The notations of Docsify in documents, in terms of docsite. It is the preprocessor of documents in docsite.config.ts.
import { printLines, rewriteLines, type WrittenDocument } from './notations';

const notice = /^([ \t]*)([!?])>[ \t]+(.*)$/;
const embedded = /^[ \t]*\[[^\]]*\]\(((?!\w+:)[^\s)]+\.md)[ \t]+["']:include["']\)[ \t]*$/;
const headingId = /^(#{1,6}[ \t].*?)[ \t]+:id=([\w-]+)[ \t]*$/;
const ignored = /[ \t]*(?:\{docsify-ignore(?:-all)?\}|<!--[ \t]*\{docsify-ignore(?:-all)?\}[ \t]*-->)[ \t]*$/;
const sized = /!\[([^\]]*)\]\(([^\s)]+)[ \t]+["'](?:[^"']*[ \t])?:size=(\d+%?)(?:x(\d+))?["']\)/g;

/** What docsite has no equivalent for, behind the address of a link. */
const linkOptions = /(\]\([^\s)]+)[ \t]+["']:(?:ignore|target=[\w-]+|disabled|class=[\w-]+)(?:[ \t][^"']*)?["']\)/g;

/** A link to a heading: `page?id=heading`. */
const linkToId = /(\]\((?!\w+:)[^\s)?#]*)\?id=([^\s)]+)/g;

export function readDocsify({ fileContent }: WrittenDocument): string {
  let isNotice = false;
  const lines = rewriteLines(fileContent, (line, isFence) => {
    if (isFence) return line;
    const [, indent = '', sign, text = ''] = notice.exec(line) ?? [];
    if (sign !== undefined) {
      isNotice = true;
      return `${indent}> [!${sign === '!' ? 'WARNING' : 'TIP'}]\n${indent}> ${text}`;
    }
    // a paragraph may go on
    isNotice &&= line.trim() !== '';
    return `${isNotice ? '> ' : ''}${readLine(line)}`;
  });
  return printLines(lines);
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
