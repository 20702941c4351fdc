import { isBareElement, isJsxElement } from '@docsite/core';
import type { Nodes } from 'hast';
import { mapChildren } from './map-children.js';

/** Names with this prefix are looked up by the evaluator, all others among the components. */
const bare = '_bare';

/** A tree whose bare elements are renamed so that no component matches; the same tree if there are none. */
export function withBareNames(node: Nodes, hasComponent: (name: string) => boolean): Nodes {
  const own = 'children' in node ? mapChildren(node, (child) => withBareNames(child, hasComponent)) : node;
  if (!isJsxElement(own)) return own;
  const { name } = own;
  return name !== null && isBareElement(own) && hasComponent(name) ? { ...own, name: `${bare}.${name}` } : own;
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
