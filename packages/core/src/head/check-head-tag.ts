import { hasSafeScheme } from '../url-scheme.js';
import type { HeadTag, HeadTagName } from './head-tag.js';

/** Names of the elements that a page can add to the head, and of those whose attributes it can set there. */
export const headTagNames = ['title', 'meta', 'link', 'script', 'style', 'noscript', 'html', 'body'] as const;

/** What is wrong with an element of the head. */
export interface HeadProblem {
  /** The path of the invalid key. */
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly hint: string;
}

const voidTags: ReadonlySet<HeadTagName> = new Set(['meta', 'link', 'html', 'body']);

/** Finds problems in an element of the head, including event handlers. */
export function checkHeadTag(tag: HeadTag): HeadProblem[] {
  return [...checkHeadTagItself(tag), ...checkHandlers(tag)];
}

/** What is wrong in a `<Head>`, in the words of both those in documents and those that components render. */
export type HeadFault = Pick<HeadProblem, 'message' | 'hint'>;

/** The fault that a `<Head>` contains something else than elements of the head. */
export function foreignInHead(what: string): HeadFault {
  const hint = `it takes ${headTagNames.map((name) => `<${name}>`).join(', ')}; everything else must be outside it`;
  return { message: `<Head> cannot hold ${what}`, hint };
}

/** The faults of an element in a `<Head>`. */
export function faultsInHead(tag: HeadTag): HeadFault[] {
  return checkHeadTag(tag).map(({ message, hint }) => ({ message: `<${tag.tag}> in <Head>: ${message}`, hint }));
}

/** Finds problems in an element of the head that exist regardless of the security policy. */
export function checkHeadTagItself(tag: HeadTag): HeadProblem[] {
  return [...Object.entries(tag.attrs ?? {}).flatMap((entry) => checkAttribute(tag, entry)), ...checkContent(tag)];
}

/** Finds event handlers of an element, which a security policy prevents from running. */
export function checkHandlers({ attrs = {} }: HeadTag): HeadProblem[] {
  return Object.keys(attrs)
    .filter((name) => /^on/i.test(name))
    .map((name) => ({
      path: ['attrs', name],
      message: `expected no event handler such as '${name}': the security policy forbids it`,
      hint: "put the code into a script: { tag: 'script', content: '…' }",
    }));
}

function checkAttribute({ tag }: HeadTag, [name, value]: readonly [string, string | boolean]): HeadProblem[] {
  const path = ['attrs', name];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: invalid in names of attributes
  if (!/^[^\s"'<>/=\u0000-\u001f]+$/.test(name))
    return [
      { path, message: `expected the name of an attribute, not '${name}'`, hint: "use a name such as 'property'" },
    ];
  if (typeof value !== 'string' || isSafeUrl(tag, name, value)) return [];
  const message = `expected a URL that runs no code, not '${value.slice(0, 60)}'`;
  return [{ path, message, hint: 'name a file of this site, or an address with https' }];
}

function isSafeUrl(tag: HeadTagName, name: string, value: string): boolean {
  if (!/^(?:href|src)$/i.test(name))
    return tag !== 'meta' || !/^\s*\d*\s*;?\s*url\s*=\s*['"]?\s*javascript:/i.test(value);
  return hasSafeScheme(value) || (tag === 'link' && /^\s*data:image\//i.test(value));
}

function checkContent({ tag, attrs = {}, content }: HeadTag): HeadProblem[] {
  const path = ['content'];
  if (voidTags.has(tag)) {
    if (content === undefined) return [];
    const message = `expected no content: a <${tag}> has only attributes`;
    return [{ path, message, hint: 'leave it out, or write it as an attribute' }];
  }
  if (content === undefined) {
    const hint = tag === 'script' ? "write its code, or name a file with 'src'" : 'write it, or leave the element out';
    return tag === 'script' && attrs.src !== undefined
      ? []
      : [{ path, message: `expected content: this <${tag}> is empty`, hint }];
  }
  if (tag === 'script' && attrs.src !== undefined && content.trim() !== '') {
    const hint = 'write two scripts, one with the file and one with the code';
    return [{ path, message: "expected no content in addition to 'src': browsers do not run it", hint }];
  }
  if (tag === 'title' || !new RegExp(`</${tag}|<!--[^]*<script`, 'i').test(content)) return [];
  const message = `expected content that does not close its <${tag}>`;
  return [{ path, message, hint: `write '<\\/${tag}' in place of '</${tag}'` }];
}
