import type { List, ListItem, Paragraph, PhrasingContent, Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';

/** Readers of blocks that render the list inside them in a special way, by name. */
export const listBlocks: ReadonlyMap<string, (node: ContainerDirective) => void> = new Map([
  ['steps', (node) => nameClass(node, 'steps')],
  ['file-tree', readFileTree],
]);

function nameClass(node: ContainerDirective | ListItem, className: string): void {
  node.data = {
    ...node.data,
    ...(node.type === 'containerDirective' && { hName: 'div' }),
    hProperties: { className: [className] },
  };
}

/** Reads a list of files and folders. A folder has a nested list, or a name that ends with a slash. */
function readFileTree(node: ContainerDirective): void {
  nameClass(node, 'file-tree');
  for (const child of node.children) if (child.type === 'list') readEntries(child);
}

function readEntries(list: List): void {
  list.spread = false;
  for (const item of list.children) {
    item.spread = false;
    const inner = item.children.filter((child) => child.type === 'list');
    const [first] = item.children;
    const name = first?.type === 'paragraph' ? splitComment(first) : '';
    if (inner.length > 0 || name.endsWith('/')) nameClass(item, 'folder');
    inner.forEach(readEntries);
  }
}

/** Moves the text after a file name into an element of its own, and returns the name. */
function splitComment(paragraph: Paragraph): string {
  const [first, ...others] = paragraph.children;
  if (first === undefined) return '';
  const [, name = '', rest = ''] = first.type === 'text' ? (/^(\S*)\s*(.*)$/s.exec(first.value) ?? []) : [];
  const comment: PhrasingContent[] = [...(rest === '' ? [] : [textOf(rest)]), ...others];
  if (comment.length > 0)
    paragraph.children = [
      first.type === 'text' ? { ...first, value: `${name} ` } : first,
      { type: 'emphasis', children: comment, data: { hName: 'span', hProperties: { className: ['comment'] } } },
    ];
  return first.type === 'text' ? name : nameOf(first);
}

function textOf(value: string): Text {
  return { type: 'text', value };
}

function nameOf(node: PhrasingContent): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(nameOf).join('') : '';
}
