import { escapeAttribute, escapeHtml } from '@docsite/core';
import type { HeadTag } from '../template/index.js';

/** HTML attributes by name; `true` is an attribute without a value, `false` and `undefined` leave it out. */
export type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Elements of the head as HTML, in groups that a page holds in this order. */
export interface PrintedHead {
  /** Metadata, and links to what the page is not drawn with. */
  readonly facts: readonly string[];
  /** Scripts that run where they stand. They come before style sheets, which would delay them. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Deferred and asynchronous scripts, data, and `<noscript>`: nothing else is delayed by them. */
  readonly late: readonly string[];
}

/** Prints the elements of a head, in the order in which each group was given. */
export function printHead(tags: readonly HeadTag[]): PrintedHead {
  const printed = { facts: [] as string[], scripts: [] as string[], styles: [] as string[], late: [] as string[] };
  for (const tag of tags) if (!isOutside(tag)) printed[groupOf(tag)].push(printTag(tag));
  return printed;
}

/** Whether an element is none of the head, but one of the document that is given attributes. */
function isOutside({ tag }: HeadTag): boolean {
  return tag === 'html' || tag === 'body';
}

/** The attributes that a page gives the document, or its body: of equal names the last, of classes all. */
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

/** Attributes as HTML; those that are absent or `false` are left out. */
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
