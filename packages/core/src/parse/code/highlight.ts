import type { ElementContent, RootContent } from 'hast';
import { refractor } from 'refractor/core';

export interface HighlightOptions {
  /** Name of a loaded grammar; absent for plain text. */
  readonly grammar?: string;
  /** Whether each line becomes an element of its own. */
  readonly lines: boolean;
  readonly marked: ReadonlySet<number>;
}

/** Highlights code as HTML with Prism's token classes; with `lines`, each line stands in `<span class="line">`. */
export function highlight(code: string, options: HighlightOptions): string {
  const tokens: readonly RootContent[] = options.grammar === undefined ? [{ type: 'text', value: code }] : refractor.highlight(code, options.grammar).children;
  const html = tokens.map((token) => tokenHtml(token as ElementContent)).join('');
  return options.lines ? splitLines(html).map((line, index) => lineHtml(line, options.marked.has(index + 1))).join('') : html;
}

function tokenHtml(token: ElementContent): string {
  if (token.type === 'text') return escapeText(token.value);
  if (token.type !== 'element') return '';
  const names = token.properties.className;
  return `<span class="${Array.isArray(names) ? names.join(' ') : ''}">${token.children.map(tokenHtml).join('')}</span>`;
}

const special: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => special[character] as string);
}

function lineHtml(line: string, marked: boolean): string {
  return `<span class="${marked ? 'line highlighted' : 'line'}">${line}\n</span>`;
}

/** Splits at line ends; a span open at one is closed there and opened again on the next line. */
function splitLines(html: string): string[] {
  const open: string[] = [];
  return html.split('\n').map((line) => {
    const before = open.join('');
    for (const tag of line.match(/<span[^>]*>|<\/span>/g) ?? []) {
      if (tag === '</span>') open.pop();
      else open.push(tag);
    }
    return before + line + '</span>'.repeat(open.length);
  });
}
