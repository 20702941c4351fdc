// The notations of GitBook in documents, in terms of docsite. It is the preprocessor of documents in docsite.config.ts.
import { attributesIn, type DocumentLine, printLines, rewriteLines, type WrittenDocument } from './notations';

const tag = /^([ \t>]*(?:[-*+][ \t]+)?)\{%-?[ \t]*(end)?([\w@/-]+)[ \t]*(.*?)-?%\}[ \t]*$/;
const heading = /^#{1,6}[ \t]+(.*?)[ \t]*$/;

/** A link to the page of a folder. */
const folderLink = /\]\((\.{1,2}\/(?:[^()\s#]*(?<!\.md)\/)?)(#[^()\s]*)?\)/g;

const hints: Readonly<Record<string, string>> = { success: 'tip', warning: 'warning', danger: 'danger' };

/** Blocks whose content stands for itself. */
const plain = new Set(['content-ref', 'raw', 'stepper', 'step', 'columns', 'column']);

export function readGitBook({ fileContent }: WrittenDocument): string {
  // what the next block of code has after its language
  let code = '';
  const lines = rewriteLines(fileContent, (line, isFence) => {
    if (isFence) {
      const added = code;
      code = '';
      return line + added;
    }
    const [, indent = '', end, name = '', written = ''] = tag.exec(line) ?? [];
    if (name === 'code') {
      code = end === undefined ? optionsOfCode(written) : '';
      return '';
    }
    if (name !== '') return readTag(line, { indent, name, written, isEnd: end !== undefined });
    return withHeadingId(line).replace(folderLink, (_, folder, id = '') => `](${folder}README.md${id})`);
  });
  return printLines(lines);
}

interface Tag {
  readonly indent: string;
  readonly name: string;
  readonly written: string;
  readonly isEnd: boolean;
}

function readTag(line: string, { indent, name, written, isEnd }: Tag): DocumentLine {
  const { style = '', title = '', url = '', src = '' } = attributesIn(written);
  if (plain.has(name)) return '';
  if (name === 'hint' || name === 'tabs' || name === 'tab') {
    const opens = { hint: hints[style] ?? 'info', tabs: 'tabs', tab: `tab[${title}]` }[name];
    return isEnd ? { indent: indent.replace(/[-*+]/, ' ') } : { indent, opens };
  }
  if (isEnd) return name === 'embed' || name === 'file' ? '' : line;
  if (name === 'embed') return `${indent}<${url}>`;
  if (name === 'file') return `${indent}[${src.split('/').at(-1)}](<${src}>)`;
  if (name === 'include') return written.replace(/^["'](.*)["'][ \t]*$/, `${indent}<!--@include: $1-->`);
  return line;
}

function optionsOfCode(written: string): string {
  const { title, lineNumbers } = attributesIn(written);
  return (title === undefined ? '' : ` title="${title}"`) + (lineNumbers === 'true' ? ' showLineNumbers' : '');
}

/** GitBook keeps dots in ids, and lets none begin with a digit. */
function withHeadingId(line: string): string {
  const [, text = ''] = heading.exec(line) ?? [];
  if (!/^\d|\./.test(text) || /[<{]/.test(text)) return line;
  const words = text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
  const id = words.replace(/[^\p{L}\p{N}._ -]/gu, '').replace(/ +/g, '-');
  return `${line.trimEnd()} {#${/^\d/.test(id) ? `id-${id}` : id}}`;
}
