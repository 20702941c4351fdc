import type { Nodes, Root } from 'hast';
import type { ParseState } from '../../parse-state.js';
import { knownValue } from '../../tree/jsx-attribute.js';
import { isHtmlName, isJsxElement, type MdxJsxElementHast } from '../../tree/mdx-nodes.js';
import { walkHast } from '../../tree/walk.js';
import { reportTabs } from './report-tabs.js';

/** Reports children that `<Tabs>` would not show, and tabs without a unique value. */
export function checkTabs(tree: Root, state: ParseState): void {
  if (state.declaredNames.has('Tabs')) return;
  walkHast(tree, (node) => {
    if (isNamed(node, 'Tabs')) checkItems(node, state);
    return undefined;
  });
}

function checkItems(tabs: MdxJsxElementHast, state: ParseState): void {
  // if `values` lists the tabs, several panels may belong to the same tab, or to none, and all else is always shown
  const values = readAttribute(tabs, 'values') === undefined ? new Set<unknown>() : undefined;
  for (const child of tabs.children) {
    if (isNamed(child, 'TabItem')) checkItem(child, values, state);
    else if (values !== undefined && isShown(child)) reportTabs(child, outsideItems, state);
  }
}

const outsideItems = {
  message: '<Tabs> shows only what is in a <TabItem>',
  hint: 'move it into a <TabItem>, or out of <Tabs>',
};

const unnamedItem = {
  message: 'a <TabItem> has neither a label nor a value',
  hint: "give it a 'label', the text of its tab",
};

function checkItem(item: MdxJsxElementHast, values: Set<unknown> | undefined, state: ParseState): void {
  const [value, label] = [readAttribute(item, 'value'), readAttribute(item, 'label')];
  if (item.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute') || value === code) return;
  const key = value ?? label;
  if (key === code) return;
  if (key === undefined) reportTabs(item, unnamedItem, state);
  else if (values?.has(key)) reportTabs(item, repeatedValue(key), state);
  values?.add(key);
}

function repeatedValue(value: unknown) {
  const message = `two of these tabs have the value '${String(value)}'`;
  return { message, hint: "give one of them another 'value'" };
}

/** Placeholder for a value that requires running code. */
const code = Symbol('code');

function readAttribute(element: MdxJsxElementHast, name: string): unknown {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) continue;
    return (knownValue(attribute) ?? { value: code }).value;
  }
  return undefined;
}

/** Whether a node is visible content: text and elements. Expressions and components may render tabs. */
function isShown(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  return node.type === 'element' || (isJsxElement(node) && isHtmlName(node.name));
}

function isNamed(node: Nodes, name: string): node is MdxJsxElementHast {
  return isJsxElement(node) && node.name === name;
}
