import { type ContentElement, textAttribute, textOf } from './content-node.js';
import { fenceFor } from './escape-markdown.js';

/** Prints a code block with its language and title; the highlighting is removed. */
export function printCodeBlock(node: ContentElement): string {
  const html = textAttribute(node, 'html');
  const code = (html === undefined ? node.children.map(textOf).join('') : textOfHtml(html)).replace(/\n+$/, '');
  const language = textAttribute(node, 'language') ?? '';
  const title = textAttribute(node, 'title');
  const fence = fenceFor(code, '`', 3);
  const info =
    title === undefined ? language.replace(/^text$/, '') : `${language || 'text'} title=${JSON.stringify(title)}`;
  return `${fence}${info}\n${code}\n${fence}`;
}

const characters: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** The text of highlighted code: it holds spans and these three references alone. */
function textOfHtml(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|amp);/g, (reference) => characters[reference] as string);
}
