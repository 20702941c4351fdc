import type { Paragraph } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';

/** Turns a block's label `[…]`, or else its attribute `title`, into an element that becomes the block's first child. */
export function nameTitle(node: ContainerDirective, hName: string): void {
  const first = node.children[0];
  const label = first?.type === 'paragraph' && first.data?.directiveLabel === true ? first : undefined;
  const attribute = node.attributes?.title;
  const title: Paragraph | undefined =
    label ?? (attribute ? { type: 'paragraph', children: [{ type: 'text', value: attribute }] } : undefined);
  if (title === undefined) return;
  title.data = { ...title.data, hName };
  if (label === undefined) node.children.unshift(title);
}
