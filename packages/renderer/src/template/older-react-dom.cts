/**
 * React DOM for sites whose own React is older than the one that draws them: all of it, and what it no longer exports,
 * in terms of what replaced that. Node loads this module, and browsers get it in place of React DOM's own. Only the
 * bundler uses it, by its path.
 */
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';

import all = require('react-dom');

// its types lack what is only for React
const dom = all as typeof all & Readonly<Record<string, never>>;
const {
  __DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  createPortal,
  flushSync,
  preconnect,
  prefetchDNS,
  preinit,
  preinitModule,
  preload,
  preloadModule,
  requestFormReset,
  unstable_batchedUpdates,
  useFormState,
  useFormStatus,
  version,
} = dom;

const roots = new WeakMap<Element, Root>();

/** Draws a node into an element, again in place of what it has drawn there before. */
function render(node: ReactNode, container: Element, drawn?: () => void): void {
  const root = roots.get(container) ?? client().createRoot(container);
  roots.set(container, root);
  flushSync(() => root.render(node));
  drawn?.();
}

function hydrate(node: ReactNode, container: Element, drawn?: () => void): void {
  flushSync(() => roots.set(container, client().hydrateRoot(container, node)));
  drawn?.();
}

/** Removes what `render` or `hydrate` has drawn; returns whether there was anything. */
function unmountComponentAtNode(container: Element): boolean {
  const root = roots.get(container);
  roots.delete(container);
  root?.unmount();
  return root !== undefined;
}

/** A part of the tree that React draws, as far as finding elements needs it. */
interface Fiber {
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** A node of the document. */
interface DrawnNode {
  readonly nodeType: number;
}

/** The first node that a class component has drawn; a node is returned unchanged. */
function findDOMNode(shown: unknown): DrawnNode | null {
  if (isNode(shown)) return shown;
  const fiber = (shown as { readonly _reactInternals?: Fiber } | null | undefined)?._reactInternals;
  return fiber === undefined ? null : firstNodeIn(fiber);
}

function firstNodeIn({ child }: Fiber): DrawnNode | null {
  for (let part = child; part !== null; part = part.sibling) {
    const node = isNode(part.stateNode) ? part.stateNode : firstNodeIn(part);
    if (node !== null) return node;
  }
  return null;
}

function isNode(value: unknown): value is DrawnNode {
  return typeof value === 'object' && value !== null && 'nodeType' in value;
}

/** Loaded late: on the server nothing needs it. */
function client(): typeof import('react-dom/client') {
  return require('react-dom/client');
}

// names alone, so that Node finds them when ES modules import them
export = {
  __DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  createPortal,
  findDOMNode,
  flushSync,
  hydrate,
  preconnect,
  prefetchDNS,
  preinit,
  preinitModule,
  preload,
  preloadModule,
  render,
  requestFormReset,
  unmountComponentAtNode,
  unstable_batchedUpdates,
  useFormState,
  useFormStatus,
  version,
};
