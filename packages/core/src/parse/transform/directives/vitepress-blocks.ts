import type { Code } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { fenceTitle, readFenceMeta } from '../../code/fence-meta.js';
import type { ParseState } from '../../parse-state.js';
import { repeatedLabel, reportTabs } from '../checks/report-tabs.js';
import { fenceLabel } from '../vitepress/fences.js';
import { nameTitle } from './directive-title.js';
import { tabElement } from './tab-blocks.js';

type BlockReader = (node: ContainerDirective, state: ParseState) => void;

/** Readers of VitePress blocks other than admonitions, by name. */
export const vitePressBlocks: ReadonlyMap<string, BlockReader> = new Map([
  ['code-group', readCodeGroup],
  ['details', readDetails],
]);

/** `:::details[Summary]{open}` */
function readDetails(node: ContainerDirective): void {
  nameTitle(node, 'summary');
  const isOpen = node.attributes?.open !== undefined;
  node.data = { ...node.data, hName: 'details', ...(isOpen && { hProperties: { open: true } }) };
}

/**
 * A group of code blocks of which one is shown, `:::code-group{groupId="os"}`: each block is a tab, named by its label
 * `[npm]`, or else its title, or else its language.
 */
function readCodeGroup(node: ContainerDirective, state: ParseState): void {
  const labels = new Set<string>();
  node.children = node.children.map((child) => {
    if (child.type !== 'code') {
      // such as one for a linter
      if (child.type === 'html' && /^<!--(?:(?!-->).)*-->$/s.test(child.value)) return child;
      const hint = 'put it before or after the group';
      reportTabs(child, { message: 'a code group shows only code', hint }, state);
      return child;
    }
    const label = takeLabel(child);
    if (labels.has(label)) reportTabs(child, repeatedLabel(label), state);
    labels.add(label);
    return tabOf(child, label);
  });
  const { groupId } = node.attributes ?? {};
  node.data = { ...node.data, hName: 'tabs', ...(groupId && { hProperties: { dataGroupId: groupId } }) };
}

function tabOf(code: Code, label: string): ContainerDirective {
  return {
    type: 'containerDirective',
    name: tabElement,
    children: [code],
    data: { hName: tabElement, hProperties: { dataLabel: label } },
    ...(code.position && { position: code.position }),
  };
}

/** The name of a block's tab; a title used for this is not repeated above the code. */
function takeLabel(code: Code): string {
  const meta = code.meta ?? '';
  const name = fenceLabel.exec(meta)?.[1];
  const { title } = readFenceMeta(meta);
  if (name !== undefined) code.meta = meta.replace(fenceLabel, '').trim();
  else if (title !== undefined) code.meta = meta.replace(fenceTitle, '').trim();
  return name?.trim() ?? title ?? code.lang ?? 'text';
}
