// The notations of kramdown, Liquid and Just the Docs in documents, in terms of docsite. It is the preprocessor of
// documents in docsite.config.ts.
import { type DocumentLine, printLines, rewriteLines, type WrittenDocument } from './notations';

const attributes = /\{:[ \t]*[.#\w][^{}\n]*\}/;
const attributeLine = new RegExp(`^[ \\t>]*${attributes.source}[ \\t]*$`);
const attributesBehind = new RegExp(`(?<=[\\])*_\`])[ \\t]?${attributes.source}`, 'g');
/** A link that Just the Docs draws as a button. */
const button = /(?<!!)\[([^\][`*_]*)\]\(([^()\s]+)\)[ \t]?\{:[^{}\n]*\.btn\b[^{}\n]*\}/g;
const callout = /^[ \t]*\{:[ \t]*\.(note|important|warning|new|highlight)(-title)?[ \t]*\}[ \t]*$/;
const types: Readonly<Record<string, string>> = { new: 'tip', highlight: 'info' };

export function readJekyll({ fileContent }: WrittenDocument): string {
  const text = fileContent.replace(/^---\n[\s\S]*?\n---/, readKeys).replace(/\{%-?[ \t]*(?:end)?raw[ \t]*-?%\}/g, '');
  const callouts = calloutReader();
  return printLines(
    rewriteLines(text, (line, isFence) => {
      if (isFence) return line;
      const read = callouts(line);
      return typeof read === 'string' ? readLine(read) : read;
    }),
  );
}

/** The keys of front matter that docsite has under other names. */
function readKeys(block: string): string {
  return (
    block
      .replace(/^permalink:(?![ \t]*\S*:)(?=[ \t]*["']?\/)/m, 'slug:')
      .replace(/^nav_order:(?=[ \t]*-?[\d.]+[ \t]*$)/m, 'sidebar_position:')
      // a file of Jekyll draws the page
      .replace(/^layout:/m, '# layout:')
      .replace(/^published:[ \t]*false[ \t]*$/m, 'draft: true')
  );
}

/** Reads callouts of Just the Docs: a line with the type above a paragraph or a quote, which ends at an empty line. */
function calloutReader(): (line: string) => DocumentLine {
  let type: string | undefined;
  let isOpen = false;
  return (line) => {
    const [, name, title] = callout.exec(line) ?? [];
    if (name !== undefined) {
      type = types[name] ?? name;
      isOpen = title === undefined;
      return isOpen ? { indent: '', opens: type } : '';
    }
    if (type === undefined || attributeLine.test(line)) return line;
    if (line.trim() === '') {
      type = undefined;
      return { indent: '' };
    }
    const content = line.replace(/^[ \t]*>[ \t]?/, '');
    if (isOpen) return content;
    isOpen = true;
    return { indent: '', opens: `${type}[${content}]` };
  };
}

function readLine(line: string): string {
  if (attributeLine.test(line) || /^(?:[-*+]|\d+\.)[ \t]+TOC$|^\{:[ \t]*toc[ \t]*\}$/i.test(line)) return '';
  // what stands in it is Markdown, for which docsite needs empty lines
  if (/^<(?:div|details|section)\b[^>]*\smarkdown=[^>]*>[ \t]*$/.test(line)) return `${line}\n`;
  if (/^<\/(?:div|details|section)>[ \t]*$/.test(line)) return `\n${line}\n`;
  return line
    .replace(/^\{%-?[ \t]*highlight[ \t]+([\w+-]+).*%\}[ \t]*$/, '```$1')
    .replace(/^\{%-?[ \t]*endhighlight[ \t]*-?%\}[ \t]*$/, '```')
    .replace(/\{\{-?[ \t]*site\.baseurl[ \t]*-?\}\}/g, '')
    .replace(/\{%-?[ \t]*link[ \t]+\/?([^\s%]+)[ \t]*-?%\}/g, '/$1')
    .replace(/\{\{-?[ \t]*["']([^"']*)["'][ \t]*\|[ \t]*(?:relative|absolute)_url[ \t]*-?\}\}/g, '$1')
    .replace(button, '<a class="button" href="$2">$1</a>')
    .replace(attributesBehind, '');
}
