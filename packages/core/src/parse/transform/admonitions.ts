import { toHtml } from 'hast-util-to-html';
import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toHast } from 'mdast-util-to-hast';
import { type ParseState, placeOfNode, sourceOfNode } from '../parse-state.js';
import { walkMdast } from '../walk.js';

/** Admonition types that every site has. */
export const builtInAdmonitions = ['note', 'tip', 'info', 'important', 'warning', 'caution', 'danger'] as const;

/**
 * Turns container directives into `admonition` elements; leaf and text directives, which docsite gives no meaning, become the
 * text they were written as (`10:30` is a time).
 */
export function readDirectives(tree: Root, state: ParseState): void {
  walkMdast(tree, (node, index, parent) => {
    if (node.type === 'containerDirective') {
      readContainer(node, state);
      return undefined;
    }
    if (node.type !== 'textDirective' && node.type !== 'leafDirective') return undefined;
    parent?.children.splice(index, 1, asText(node, state));
    return index;
  });
}

function readContainer(node: ContainerDirective, state: ParseState): void {
  const known = state.context.admonitions.has(node.name);
  state.directives.push({ name: node.name, known, closed: isClosed(sourceOfNode(node, state)), place: placeOfNode(node, state) });
  const title = takeTitle(node);
  const properties: Record<string, string> = { dataType: node.name };
  if (title !== undefined) properties.dataTitle = title;
  node.data = { ...node.data, hName: 'admonition', hProperties: properties };
}

/** Whether the last line is a fence of at least as many colons as the first begins with. */
function isClosed(source: string): boolean {
  const opening = /^:+/.exec(source)?.[0] ?? '';
  const closing = /(?:^|\n)[\s>]*(:{3,})\s*$/.exec(source)?.[1];
  return closing?.startsWith(opening) ?? false;
}

/** HTML of the label `[…]`, else of the attribute `title`. */
function takeTitle(node: ContainerDirective): string | undefined {
  const first = node.children[0];
  if (first?.type === 'paragraph' && (first.data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true) {
    node.children.shift();
    return inlineHtml(first.children);
  }
  const title = node.attributes?.title;
  return title === null || title === undefined ? undefined : inlineHtml([{ type: 'text', value: title }]);
}

function inlineHtml(children: readonly PhrasingContent[]): string {
  const paragraph = toHast({ type: 'paragraph', children: [...children] });
  return 'children' in paragraph ? toHtml(paragraph.children) : '';
}

function asText(node: TextDirective | LeafDirective, state: ParseState): PhrasingContent | Paragraph {
  const position = node.position === undefined ? {} : { position: node.position };
  const text = { type: 'text' as const, value: sourceOfNode(node, state), ...position };
  return node.type === 'leafDirective' ? { type: 'paragraph', children: [text], ...position } : text;
}
