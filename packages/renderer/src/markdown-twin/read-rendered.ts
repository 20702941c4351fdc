import { getOrInsert, Recent } from '@docsite/core';
import type { Element, ElementContent, Root } from 'hast';

/** Classes of elements that the theme adds only for display. */
const forScreen = new Set(['heading-anchor', 'external-mark', 'visually-hidden', 'script-only']);

/** Parses HTML rendered by code, like `readRendered`. The result must not be changed. */
export type RenderedReader = (html: string) => Promise<Root>;

/** The number of results a reader caches: enough for a page with many components, and some more. */
const mostKept = 100;

/** Creates a reader that caches recent results, because versions of a document are rendered one after the other. */
export function createRenderedReader(): RenderedReader {
  const known = new Recent<string, Promise<Root>>(mostKept);
  return (html) => getOrInsert(known, html, () => readRendered(html));
}

/**
 * Parses the HTML rendered by a page's own module into a tree: elements that are only for display are removed, and the
 * theme's admonitions become admonitions again. The HTML parser is loaded when first needed.
 */
export async function readRendered(html: string): Promise<Root> {
  const [{ parseFragment }, { fromParse5 }] = await Promise.all([import('parse5'), import('hast-util-from-parse5')]);
  // without positions, which take two fifths of the time and mean nothing in HTML written by React
  const tree = fromParse5(parseFragment(html, { scriptingEnabled: false })) as Root;
  return { type: 'root', children: readChildren(tree.children as ElementContent[]) };
}

function readChildren(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index): ElementContent[] => {
    if (node.type !== 'element') return [node];
    if (isForScreen(node)) return [];
    const before = nodes[index - 1];
    // only styles separate buttons in a row
    const isNextLink = node.tagName === 'a' && before?.type === 'element' && before.tagName === 'a';
    return [...(isNextLink ? [{ type: 'text' as const, value: ' ' }] : []), readElement(node)];
  });
}

function isForScreen({ tagName, properties }: Element): boolean {
  const classes = classesOf(properties);
  // a panel's accessible name comes from its tab, which is removed here
  const isHidden = properties.ariaHidden === 'true' && !classes.includes('tab-label');
  return (
    isHidden ||
    properties.hidden === true ||
    tagName === 'noscript' ||
    properties.role === 'tablist' ||
    classes.some((name) => forScreen.has(name))
  );
}

function readElement(node: Element): Element {
  const children = readChildren(node.children);
  const classes = classesOf(node.properties);
  const type = classes.find((name) => name.startsWith('admonition-') && classes.includes('admonition'))?.slice(11);
  if (type !== undefined) return { type: 'element', tagName: 'Admonition', properties: { type }, children };
  if (classes.includes('admonition-title')) return { ...node, tagName: 'AdmonitionTitle', children };
  if (classes.includes('tab-label')) return { ...node, tagName: 'summary', children };
  return { ...node, children };
}

function classesOf({ className }: Element['properties']): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}
