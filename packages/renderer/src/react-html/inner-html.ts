import type { Props } from './native-elements.js';
import { Unprintable } from './unprintable.js';

/** The HTML of `dangerouslySetInnerHTML`; empty if an element has none. Throws if React would report a mistake. */
export function innerHtml(tag: string, { children, dangerouslySetInnerHTML: inner }: Props): string {
  if (!isGiven(inner)) return '';
  if (isGiven(children) || inner === null || typeof inner !== 'object' || !('__html' in inner)) throw new Unprintable();
  const { __html: html } = inner;
  if (!isGiven(html)) return '';
  if (typeof html !== 'string') throw new Unprintable();
  return keepNewline(tag, html) + html;
}

/** Whether an element has any content. */
export function hasContent({ children, dangerouslySetInnerHTML: inner }: Props): boolean {
  return isGiven(children) || isGiven(inner);
}

/** The newline needed before the text of an element, because parsers drop the first newline of a `<pre>`. */
export function keepNewline(tag: string, text: string): string {
  return tag === 'pre' && text.startsWith('\n') ? '\n' : '';
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}
