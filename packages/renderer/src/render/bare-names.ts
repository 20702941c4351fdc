import { isBareElement, isJsxElement } from '@docsite/core';
import type { ElementContent, Nodes, Parents } from 'hast';

/** Names with this prefix are looked up by the evaluator, all others among the components. */
const bare = '_bare';

/** A tree whose bare elements are renamed so that no component matches; the same tree if there are none. */
export function withBareNames(node: Nodes, hasComponent: (name: string) => boolean): Nodes {
  const own = 'children' in node ? withChildren(node, hasComponent) : node;
  if (!isJsxElement(own)) return own;
  const { name } = own;
  return name !== null && isBareElement(own) && hasComponent(name) ? { ...own, name: `${bare}.${name}` } : own;
}

function withChildren(node: Parents, hasComponent: (name: string) => boolean): Parents {
  let children: ElementContent[] | undefined;
  node.children.forEach((child, index) => {
    const named = withBareNames(child, hasComponent);
    if (named === child) return;
    children ??= [...node.children] as ElementContent[];
    children[index] = named as ElementContent;
  });
  return children === undefined ? node : { ...node, children };
}

/** The element name that an expression represents; undefined for any other expression. */
export function bareNameOf({ object, property }: NameExpression): string | undefined {
  return object?.name === bare ? (property?.name ?? String(property?.value)) : undefined;
}

/** How a name with a dot is parsed. */
export interface NameExpression {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly object?: NameExpression;
  readonly property?: NameExpression;
}
