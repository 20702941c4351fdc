import type { Nodes } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { ParseState } from '../../parse-state.js';
import { repeatedLabel, reportTabs } from '../checks/report-tabs.js';

/** The element of a tab, before it is renamed to its component. */
export const tabElement = 'tab-item';

/**
 * Readers of tabs in Markdown, by name: blocks of `tab` with a label each, in one of `tabs`. The second names are those
 * of sphinx-design.
 */
export const tabBlocks: ReadonlyMap<string, (node: ContainerDirective, state: ParseState) => void> = new Map([
  ['tabs', readTabs],
  ['tab-set', readTabs],
  ['tab', readTab],
  ['tab-item', readTab],
]);

function readTabs(node: ContainerDirective, state: ParseState): void {
  const labels = new Set<string>();
  for (const child of node.children) {
    const isTab = child.type === 'containerDirective' && tabBlocks.get(child.name) === readTab;
    if (!isTab) {
      const message = `':::${node.name}' shows only tabs`;
      reportTabs(child, { message, hint: 'begin each with `:::tab[Label]`, and end it with `:::`' }, state);
      continue;
    }
    const label = takeLabel(child);
    if (label === '') reportTabs(child, { message: 'the tab has no label', hint: 'write `:::tab[Label]`' }, state);
    if (labels.has(label)) reportTabs(child, repeatedLabel(label), state);
    labels.add(label);
    child.data = { ...child.data, isInTabs: true, hProperties: { dataLabel: label } };
  }
  const { groupId } = node.attributes ?? {};
  node.data = { ...node.data, hName: 'tabs', ...(groupId && { hProperties: { dataGroupId: groupId } }) };
}

declare module 'mdast-util-directive' {
  interface ContainerDirectiveData {
    /** Whether a tab stands in tabs, which have read its label. */
    readonly isInTabs?: boolean;
  }
}

function readTab(node: ContainerDirective, state: ParseState): void {
  const isInTabs = node.data?.isInTabs === true;
  const hint = 'write `::::tabs` before the first one, and `::::` after the last';
  if (!isInTabs) reportTabs(node, { message: 'the tab is outside of tabs', hint }, state);
  node.data = { ...node.data, hName: isInTabs ? tabElement : 'div' };
}

/** Removes the label of a tab, and returns its text. */
function takeLabel(tab: ContainerDirective): string {
  const [first] = tab.children;
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  if (isLabel) tab.children.shift();
  return (isLabel ? textOf(first) : (tab.attributes?.title ?? tab.attributes?.label ?? '')).trim();
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
