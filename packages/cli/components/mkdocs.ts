// The blocks of MkDocs Material in documents, in terms of docsite. It is the preprocessor of documents in
// docsite.config.ts.
import { admonitionOf, hasAdmonition } from './admonition-types';
import { withSnippets } from './mkdocs-snippets';
import { attributesIn, type DocumentLine, endOfCode, printLines, type WrittenDocument } from './notations';

const admonition = /^([ \t]*)(!!!|\?\?\?\+?)[ \t]+([\w-]+)(?:[ \t]+[a-z-]+)*(?:[ \t]+"([^"]*)")?[ \t]*$/;
const tab = /^([ \t]*)===[!+]?[ \t]+"([^"]+)"[ \t]*$/;

/** A class, an id or a value between braces. */
const attribute = String.raw`(?:[.#][\w-]+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s}"']+))`;
/** A link, or an image, with attributes behind it. */
const withAttributes = new RegExp(
  String.raw`(!?)\[((?:[^\]\[\n]|\[[^\]\n]*\])*)\](\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)(?:[ \t]+"[^"\n]*")?\)|\[[^\]\n]*\])\{:?[ \t]*(${attribute}(?:[ \t]+${attribute})*)[ \t]*\}`,
  'g',
);

/** A block whose text is indented by four more columns than itself. */
interface Open {
  readonly kind: 'block' | 'tab' | 'tabs';
  /** The columns before it. */
  readonly indent: number;
}

export function readMkDocs({ fileContent, filePath = '' }: WrittenDocument): string {
  const open: Open[] = [];
  const lines: DocumentLine[] = [];
  const readElement = elementReader();
  let end: RegExp | undefined = fileContent.startsWith('---\n') ? /^---[ \t]*$/ : undefined;
  const source = withSnippets(fileContent, filePath)
    .replace(/^(?: {4}|\t)*\t/gm, (tabs) => tabs.replaceAll('\t', '    '))
    .split('\n');
  for (const [index, written] of source.entries()) {
    const columns = written.trim() === '' ? Number.POSITIVE_INFINITY : indentOf(written);
    if (end === undefined) closeBlocks(columns, tab.test(written), { open, lines });
    const line = written.slice(Math.min(outdentOf(open), indentOf(written)));
    if (end !== undefined) {
      lines.push(line);
      if (index > 0 && end.test(line)) end = undefined;
      continue;
    }
    end = endOfCode(line);
    lines.push(...(end === undefined ? (readElement(line) ?? readLine(line, columns, open)) : [withOptions(line)]));
  }
  closeBlocks(-1, false, { open, lines });
  return printLines(lines);
}

/** The first line of code, with the options of docsite for marked lines and numbers. */
function withOptions(line: string): string {
  return line
    .replace(/\bhl_lines="([\d -]+)"/, (_, numbers: string) => `{${numbers.trim().replace(/ +/g, ',')}}`)
    .replace(/\blinenums="(\d+)"/, 'showLineNumbers=$1');
}

/**
 * Reads lines with a tag alone: what stands in an element with the attribute `markdown` is Markdown, for which docsite
 * needs empty lines. Other elements are left alone, as those of HTML may be indented.
 */
function elementReader(): (line: string) => DocumentLine[] | undefined {
  const inner: boolean[] = [];
  return (line) => {
    const [, end, , attributes] = /^[ \t]*<(\/?)(div|details|section|figure|span)\b([^>]*)>[ \t]*$/.exec(line) ?? [];
    if (attributes === undefined) return undefined;
    if (end === '/') return inner.pop() ? ['', line, ''] : undefined;
    const isMarkdown = /\smarkdown(?:=|$)/.test(attributes);
    inner.push(isMarkdown);
    return isMarkdown ? [line, ''] : undefined;
  };
}

/** What a line becomes: the marks of the blocks that it begins, or itself. */
function readLine(line: string, columns: number, open: Open[]): DocumentLine[] {
  const [, before = '', sign, type = '', title] = admonition.exec(line) ?? [];
  if (sign !== undefined) {
    open.push({ kind: 'block', indent: columns });
    const name = admonitionOf(type);
    const label = title ?? (hasAdmonition(type) ? undefined : type[0]?.toUpperCase() + type.slice(1));
    if (sign === '!!!') return [{ indent: before, opens: name + (label ? `[${label}]` : '') }];
    return [{ indent: before, opens: `details[${label ?? type}]${sign === '???+' ? '{open}' : ''}` }];
  }
  const [, indent = '', label] = tab.exec(line) ?? [];
  if (label === undefined) return [removeAttributes(line)];
  const isFirst = open.at(-1)?.kind !== 'tabs';
  if (isFirst) open.push({ kind: 'tabs', indent: columns });
  open.push({ kind: 'tab', indent: columns });
  return [...(isFirst ? [{ indent, opens: 'tabs' }] : []), { indent, opens: `tab[${label}]` }];
}

/** A line without the attributes of links and images; links may contain images. */
function removeAttributes(line: string): string {
  return line.replace(withAttributes, withoutAttributes).replace(withAttributes, withoutAttributes);
}

/** A link without its attributes, or an image with its width and height. */
function withoutAttributes(
  _: string,
  ...[sign = '', text = '', target = '', source, attributes = '']: (string | undefined)[]
): string {
  const { width, height } = attributesIn(attributes.replace(/=([^\s"']+)/g, '="$1"'));
  const sizes = Object.entries({ width, height }).filter(([, size]) => size !== undefined);
  if (sign === '' || source === undefined || sizes.length === 0) return `${sign}[${text}]${target}`;
  const keys = [['src', source], ['alt', text], ...sizes];
  return `<img ${keys.map(([key, value]) => `${key}="${value}"`).join(' ')} />`;
}

/** Ends the blocks that a line with this indentation is not in; tabs go on with a further one. */
function closeBlocks(
  columns: number,
  isTab: boolean,
  { open, lines }: { readonly open: Open[]; readonly lines: DocumentLine[] },
): void {
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    const isEnded = last.kind === 'tabs' ? !isTab || columns !== last.indent : columns < last.indent + 4;
    if (!isEnded) return;
    open.pop();
    const blanks = lines.length - 1 - lines.findLastIndex((line) => line !== '');
    // before the empty lines at its end
    lines.splice(lines.length - blanks, 0, { indent: ' '.repeat(last.indent - outdentOf(open)) });
  }
}

/** How many columns of indentation the text of open blocks has in excess. */
function outdentOf(open: readonly Open[]): number {
  return open.filter(({ kind }) => kind !== 'tabs').length * 4;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
