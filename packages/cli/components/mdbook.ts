// The notations of mdBook in documents, in terms of docsite. It is the preprocessor of documents in docsite.config.ts.
import { join } from 'node:path';
import { admonitionOf } from './admonition-types';
import { partOf } from './file-part';
import { textOf } from './files-above';
import { endOfCode, printLines, type WrittenDocument } from './notations';

/** A link of mdBook to a file, or one that a backslash lets stand for itself. */
const link = /(\\)?\{\{[ \t]*#(include|rustdoc_include|playground|playpen|title)[ \t]+([^}\n]*?)[ \t]*\}\}/g;
const mark = /^.*\bANCHOR(?:_END)?:[ \t]*([\w-]+).*$/;

/** The first line of a block of the preprocessor mdbook-admonish. */
const admonition = /^([ \t>]*)(`{3,}|~{3,})[ \t]*admonish\b[ \t]*([\w-]*)(.*)$/;

export function readMdBook({ fileContent, filePath = '' }: WrittenDocument): string {
  return readBlocks(withFiles(fileContent, join(filePath, '..')));
}

/** Text with the files that its links name, up to ten of them in each other. */
function withFiles(text: string, folder: string, depth = 0): string {
  return text.replace(link, (whole, backslash: string | undefined, name: string, written: string, at: number) => {
    if (backslash !== undefined) return depth === 0 ? whole.slice(1) : whole;
    if (name === 'title') return '';
    const [path = '', part = ''] = /^([^:\s]+)(?::(\S+))?/.exec(written)?.slice(1) ?? [];
    const file = textOf(join(folder, path));
    // a number alone is a single line
    const lines = file && partOf(file.replace(/\n$/, ''), part.replace(/^\d+$/, '$&:$&'), mark);
    if (lines === undefined || depth > 9) return whole;
    const content = withFiles(lines, join(folder, path, '..'), depth + 1);
    const inserted = name.startsWith('play') ? `\`\`\`rust\n${content}\n\`\`\`` : content;
    // each line in the same quote or list
    const before = /^[ \t>]*$/.exec(text.slice(text.lastIndexOf('\n', at) + 1, at))?.[0] ?? '';
    return inserted.replaceAll('\n', `\n${before}`);
  });
}

/** A document with its admonitions, and without the lines of Rust that readers should not see. */
function readBlocks(text: string): string {
  let end: RegExp | undefined;
  let kind = '';
  const lines = text.split('\n').flatMap((line) => {
    if (end?.test(line)) {
      const closed = kind === 'admonish' ? { indent: '' } : line;
      end = undefined;
      return [closed];
    }
    if (end !== undefined) return kind === 'rust' ? shownLine(line) : [line];
    end = endOfCode(line);
    const [, indent = '', , type = '', written = ''] = admonition.exec(line) ?? [];
    kind = /^[ \t>]*[`~]{3,}[ \t]*(admonish|rust)\b/.exec(line)?.[1] ?? '';
    return [kind === 'admonish' ? { indent, opens: nameOf(type, written) } : line];
  });
  return printLines(lines);
}

/** A line of Rust: none if it begins with a sign and a space, which `##` stands for itself. */
function shownLine(line: string): string[] {
  return /^[ \t]*#(?:[ \t]|$)/.test(line) ? [] : [line.replace(/^([ \t]*)##/, '$1#')];
}

function nameOf(type: string, written: string): string {
  const title = /title=["']([^"']*)["']/.exec(written)?.[1] ?? /^[ \t]*["']([^"']+)["']/.exec(written)?.[1];
  const label = title === undefined ? '' : `[${title}]`;
  return /collapsible=true/.test(written) ? `details${label || `[${type}]`}` : admonitionOf(type) + label;
}
