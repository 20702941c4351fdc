import { type ContentElement, textAttribute, textOf } from './content-node.js';
import { fenceFor } from './escape-markdown.js';

/** Prints a code block with its language, its title, and which lines are added or removed, but without highlighting. */
export function printCodeBlock(node: ContentElement): string {
  const html = textAttribute(node, 'html');
  const code = (html === undefined ? node.children.map(textOf).join('') : textOfHtml(html)).replace(/\n+$/, '');
  const language = textAttribute(node, 'language') ?? '';
  const title = textAttribute(node, 'title');
  const meta = [...(title === undefined ? [] : [`title=${JSON.stringify(title)}`]), ...changedLines(html)];
  const info = meta.length === 0 ? language.replace(/^text$/, '') : [language || 'text', ...meta].join(' ');
  return printFence(code, info);
}

/** Prints code between fences. */
export function printFence(code: string, info = ''): string {
  const fence = fenceFor(code, '`', 3);
  return `${fence}${info}\n${code}\n${fence}`;
}

/** The added and removed lines in fence notation: `ins={1,2}`. */
function changedLines(html = ''): string[] {
  if (!/^<span class="line(?: |")/.test(html)) return [];
  const lines = [...html.matchAll(/<span class="line(?: ([^"]*))?">/g)].map(([, names = '']) => names.split(' '));
  const numbersOf = (name: string) => lines.flatMap((names, index) => (names.includes(name) ? [index + 1] : []));
  return [['ins', numbersOf('added')] as const, ['del', numbersOf('removed')] as const]
    .filter(([, numbers]) => numbers.length > 0)
    .map(([name, numbers]) => `${name}={${numbers.join(',')}}`);
}

const characters: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** The text of highlighted code, which contains only spans and these three references. */
function textOfHtml(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|amp);/g, (reference) => characters[reference] as string);
}
