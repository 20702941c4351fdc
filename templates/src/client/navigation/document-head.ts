import '@theme/content/shared';
import { pageHead, shellHead } from '@docsite/renderer/page-head';
import type { HeadContents, HeadSink, HeadTag, PageData, SiteData } from '@docsite/renderer/template';

/** The elements of each rendered `<Head>`, in the order of rendering. */
type Heads = Map<object, readonly HeadTag[]>;

interface ShownHead {
  readonly page: PageData;
  readonly site: SiteData;
  /** Absent while the page has the elements rendered by the server. */
  readonly content?: Heads;
}

let shown: ShownHead | undefined;
let elements: Element[] = [];
let isPlanned = false;
const shell: Heads = new Map();

/** Adopts the head of the document, which was loaded with a page. */
export function adoptHead(start: Omit<ShownHead, 'content'>): void {
  shown = start;
  adopt(pageHead(start.page, start.site));
}

/** Adopts the head of the offline shell, which renders the page of any address by script only. */
export function adoptShellHead(site: SiteData): void {
  adopt(shellHead(site));
}

function adopt(tags: readonly HeadTag[]): void {
  elements = setRootAttributes(tags).flatMap((tag) => find(create(tag), new Set()) ?? []);
}

/** Updates the head to what it would contain if the page had been loaded as a document: see `render-document.ts`. */
export function updateHead(page: PageData, site: SiteData): void {
  shown = { page, site };
  apply();
}

/** Receives what components of the shell add to the head. */
export const shellSink: HeadSink = { show: ({ tags }: HeadContents) => keep(shell, tags) };

/** Receives what components in the content of a page add to the head, in place of what the server rendered. */
export function contentSink(page: PageData): HeadSink {
  const heads: Heads = new Map();
  return {
    show: ({ tags }) => {
      if (shown?.page === page) shown = { ...shown, content: heads };
      return keep(heads, tags);
    },
  };
}

function keep(heads: Heads, tags: readonly HeadTag[]): () => void {
  const key = {};
  heads.set(key, tags);
  plan();
  return () => {
    heads.delete(key);
    plan();
  };
}

/** Schedules the changes, so that those of one render are applied together. */
function plan(): void {
  if (isPlanned) return;
  isPlanned = true;
  queueMicrotask(() => {
    isPlanned = false;
    apply();
  });
}

/** Applies the changes. Elements that stay are not touched, so that their scripts do not run again. */
function apply(): void {
  if (shown === undefined) return;
  const { page, site, content } = shown;
  const heads = { shell: [...shell.values()], ...(content !== undefined && { content: [...content.values()] }) };
  const used = new Set<Element>();
  for (const undo of undoAttributes.splice(0)) undo();
  const next = setRootAttributes(pageHead(page, site, heads)).map((tag) => {
    const element = create(tag);
    const known = find(element, used) ?? element;
    if (!known.isEqualNode(element)) known.textContent = element.textContent;
    used.add(known);
    return known;
  });
  for (const element of elements) if (!used.has(element)) element.remove();
  elements = next;
  for (const element of next) if (!element.isConnected) document.head.append(element);
}

/** Functions that remove attributes from the document and its body. */
const undoAttributes: (() => void)[] = [];

/** Sets the attributes of a page on the document and its body, and returns the elements for the head. */
function setRootAttributes(tags: readonly HeadTag[]): readonly HeadTag[] {
  return tags.filter(({ tag, attrs = {} }) => {
    if (tag !== 'html' && tag !== 'body') return true;
    const root = tag === 'html' ? document.documentElement : document.body;
    for (const [name, value] of Object.entries(attrs))
      undoAttributes.push(name === 'class' ? addClasses(root, String(value)) : setAttribute(root, name, value));
    return false;
  });
}

/** Returns a function that removes the classes again. */
function addClasses(element: Element, classes: string): () => void {
  const names = classes.split(' ').filter(Boolean);
  element.classList.add(...names);
  return () => element.classList.remove(...names);
}

/** Returns a function that restores the attribute; one that had this value already came with the document. */
function setAttribute(element: Element, name: string, value: string | boolean): () => void {
  const before = element.getAttribute(name);
  element.setAttribute(name, value === true ? '' : String(value));
  return () => {
    if (before === null || before === value) element.removeAttribute(name);
    else element.setAttribute(name, before);
  };
}

/**
 * The same element in the document, if it exists. A title always matches, because it may have been replaced when a page
 * crashed.
 */
function find(element: Element, used: ReadonlySet<Element>): Element | undefined {
  const isSame = (known: Element): boolean =>
    element.localName === 'title' ? known.localName === 'title' : known.isEqualNode(element);
  return Array.from(document.head.children).find((known) => !used.has(known) && isSame(known));
}

function create({ tag, attrs = {}, content = '' }: HeadTag): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attrs)) element.setAttribute(name, value === true ? '' : String(value));
  // added scripts run in order, like those of a document
  if (element instanceof HTMLScriptElement && !('async' in attrs)) element.async = false;
  element.textContent = content;
  return element;
}

/** Loads the style sheets of a page before it is shown, which happens even if that fails. */
export async function loadStyles(page: PageData): Promise<void> {
  const styles = 'content' in page ? (page.content.styles ?? []) : [];
  const own = [...(page.head.tags ?? []), ...(page.head.drawn ?? [])].flat();
  const tags = [
    ...styles.map((href): HeadTag => ({ tag: 'link', attrs: { rel: 'stylesheet', href } })),
    ...own.filter(({ tag, attrs }) => tag === 'link' && attrs?.rel === 'stylesheet'),
  ];
  const added = tags.map(create).filter((link) => find(link, new Set()) === undefined);
  document.head.append(...added);
  await Promise.all(added.map(settled));
}

function settled(link: Element): Promise<unknown> {
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}
