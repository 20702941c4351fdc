import { Recent } from '@docsite/core';
import type { Element, ElementContent, Root } from 'hast';

/** Classes of what the theme adds only for the screen. */
const forScreen = new Set(['heading-anchor', 'external-mark', 'visually-hidden', 'script-only']);

/** Reads HTML that code has drawn, as `readRendered` does. What it gives must not be changed. */
export type RenderedReader = (html: string) => Promise<Root>;

/** How many texts a reader remembers: those of a page with many components, and some more. */
const mostKept = 100;

/**
 * Makes a reader that remembers what it was asked for last: versions of a document are rendered one after the other.
 */
export function createRenderedReader(): RenderedReader {
  const known = new Recent<string, Promise<Root>>(mostKept);
  return (html) => {
    const tree = known.get(html) ?? readRendered(html);
    known.set(html, tree);
    return tree;
  };
}

/**
 * Parses the HTML that a page's own module has rendered into a tree: what the theme adds for the screen is left out,
 * and its admonitions are admonitions again. The HTML parser is loaded by the first page that needs it.
 */
export async function readRendered(html: string): Promise<Root> {
  const [{ parseFragment }, { fromParse5 }] = await Promise.all([import('parse5'), import('hast-util-from-parse5')]);
  // without places, which take two fifths of the time: React has written the HTML, no author
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
  // assistive technology has the name of a panel from its tab, which is left out here
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
