import { escapeAttribute, escapeHtml } from '@docsite/core';
import type { HeadTag } from '../../template/index.js';

/** HTML attributes by name; `true` is an attribute without a value, `false` and `undefined` leave it out. */
export type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Head elements as HTML, in groups in the order of the page. */
export interface PrintedHead {
  /** Metadata, and links that do not affect rendering. */
  readonly facts: readonly string[];
  /** Synchronous scripts. They precede style sheets, which would delay them. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Deferred and asynchronous scripts, data, and `<noscript>`, which delay nothing else. */
  readonly late: readonly string[];
}

/** Prints the elements of a head; each group keeps their order. */
export function printHead(tags: readonly HeadTag[]): PrintedHead {
  const printed: Record<keyof PrintedHead, string[]> = { facts: [], scripts: [], styles: [], late: [] };
  for (const tag of tags) if (!isOutside(tag)) printed[groupOf(tag)].push(printTag(tag));
  return printed;
}

/** Whether an element is not part of the head, but sets attributes of the document. */
function isOutside({ tag }: HeadTag): boolean {
  return tag === 'html' || tag === 'body';
}

/** The attributes that a page sets on the document or its body: the last one of each name, but all classes. */
export function attributesFor(name: 'html' | 'body', tags: readonly HeadTag[]): Attributes {
  const given = tags.filter(({ tag }) => tag === name).map(({ attrs = {} }) => attrs);
  const classes = given.flatMap((attrs) => (attrs.class === undefined ? [] : [String(attrs.class)]));
  return { ...Object.assign({}, ...given), ...(classes.length > 0 && { class: classes.join(' ') }) };
}

function groupOf({ tag, attrs = {} }: HeadTag): keyof PrintedHead {
  if (tag === 'style' || (tag === 'link' && attrs.rel === 'stylesheet')) return 'styles';
  if (tag === 'noscript') return 'late';
  if (tag !== 'script') return 'facts';
  const isCode = attrs.type === undefined || attrs.type === 'importmap' || /javascript$/.test(String(attrs.type));
  return isCode && attrs.async === undefined && attrs.defer === undefined ? 'scripts' : 'late';
}

function printTag({ tag, attrs = {}, content = '' }: HeadTag): string {
  const opening = openTag(tag, attrs);
  if (tag === 'meta' || tag === 'link') return opening;
  return `${opening}${tag === 'title' ? escapeHtml(content) : content}</${tag}>`;
}

/** The opening tag of an element. */
export function openTag(name: string, values: Attributes): string {
  const written = printAttributes(values);
  return written === '' ? `<${name}>` : `<${name} ${written}>`;
}

/** Prints attributes as HTML; absent and `false` ones are left out. */
export function printAttributes(values: Attributes): string {
  let html = '';
  for (const name in values) {
    const value = values[name];
    if (value === undefined || value === false) continue;
    const attribute = value === true ? name : `${name}="${escapeAttribute(String(value))}"`;
    html += html === '' ? attribute : ` ${attribute}`;
  }
  return html;
}
