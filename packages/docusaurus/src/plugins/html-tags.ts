import { escapeAttribute, propertiesOf, voidElement } from '@docsite/core';
import { type BodyHtml, belongsInHead, type HeadTag } from '../config/theme/head-tag.js';

/** Elements that a plugin adds to HTML documents. */
export interface InjectedTags {
  readonly head: readonly HeadTag[];
  readonly body: readonly BodyHtml[];
  /** Names of elements that docsite does not support. */
  readonly left: readonly string[];
}

interface TagObject {
  readonly tagName: string;
  readonly attributes?: Readonly<Record<string, string | boolean>>;
  readonly innerHTML?: string;
}

/** The elements returned by `injectHtmlTags`. Body scripts are moved to the head, and run after the body is parsed. */
export function injectedTags(tags: unknown): InjectedTags {
  const { headTags, preBodyTags, postBodyTags } = propertiesOf(tags);
  const head = listOf(headTags).flatMap(parse);
  const body = [...listOf(preBodyTags), ...listOf(postBodyTags)].flatMap(parse);
  const kept = head.filter(({ tagName }) => belongsInHead(tagName));
  const scripts = body.filter(({ tagName }) => tagName === 'script');
  const left = head.filter((tag) => !kept.includes(tag));
  return {
    head: [...kept, ...scripts.map(deferred)].map(headTag),
    body: [...bodyHtml(preBodyTags, 'start'), ...bodyHtml(postBodyTags, 'end')],
    left: [...new Set(left.map(({ tagName }) => `<${tagName}>`))],
  };
}

/** The HTML that elements add to the body, without their scripts. */
function bodyHtml(tags: unknown, position: 'start' | 'end'): BodyHtml[] {
  return listOf(tags).flatMap((tag) => {
    const html = typeof tag === 'string' ? tag.replace(/<script\b[\s\S]*?<\/script>/gi, '').trim() : printed(tag);
    return html === '' ? [] : [{ html, position }];
  });
}

function printed(tag: unknown): string {
  const [{ tagName, attributes = {}, innerHTML = '' } = { tagName: 'script' }] = parse(tag);
  if (tagName === 'script') return '';
  const written = Object.entries(attributes).flatMap(([name, value]) => {
    if (value === true) return [` ${name}`];
    return typeof value === 'string' ? [` ${name}="${escapeAttribute(value)}"`] : [];
  });
  return `<${tagName}${written.join('')}>${voidElement.test(tagName) ? '' : `${innerHTML}</${tagName}>`}`;
}

function listOf(tags: unknown): readonly unknown[] {
  return tags === undefined || tags === null ? [] : [tags].flat();
}

/** Parses a tag: an object describes itself; in HTML, each element allowed in heads is parsed. */
function parse(tag: unknown): TagObject[] {
  if (typeof tag === 'object' && tag !== null && 'tagName' in tag) return [tag as TagObject];
  if (typeof tag !== 'string') return [];
  return [
    ...tag.matchAll(/<(\w+)((?:\s+[^\s=>/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>(?:([\s\S]*?)<\/\1>)?/g),
  ].map(([, tagName = '', attributes = '', innerHTML]) => ({
    tagName: tagName.toLowerCase(),
    attributes: attributesOf(attributes),
    ...(innerHTML && { innerHTML }),
  }));
}

function attributesOf(text: string): Record<string, string | boolean> {
  const found = text.matchAll(/([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g);
  return Object.fromEntries([...found].map(([, name = '', a, b, c]) => [name, a ?? b ?? c ?? true]));
}

/** Makes a script run after the document is parsed, as it would at the end of the body. */
function deferred({ attributes = {}, ...tag }: TagObject): TagObject {
  const isPlain = attributes.type === undefined || attributes.type === 'text/javascript';
  if (!isPlain) return { ...tag, attributes };
  if (attributes.src !== undefined) return { ...tag, attributes: { defer: true, ...attributes } };
  const { innerHTML = '' } = tag;
  const waiting = `addEventListener('DOMContentLoaded',()=>{${innerHTML}\n})`;
  return { ...tag, attributes, innerHTML: waiting };
}

function headTag({ tagName, attributes = {}, innerHTML }: TagObject): HeadTag {
  const attrs = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null));
  return { tag: tagName, attrs, ...(innerHTML && { content: innerHTML }) } as HeadTag;
}
