import { SurroundingsContext } from '@docsite/renderer/template';
import type { SharedContext } from '@theme/content/live-content-context';
import { type ContentRegionProps, ContentRegion as Original } from '@theme-original/content/content-region';
import { Component, type Context, use, useRef } from 'react';

export type { ContentRegionProps };

/** The part of React's internal node of a component from which the surrounding contexts can be read. */
interface Fiber {
  readonly type: unknown;
  readonly return: Fiber | null;
}

/**
 * The body of a page, which React renders as a root of its own, inside the contexts of the components around it. It is
 * a class, because only class components have access to their internal node.
 */
export class ContentRegion extends Component<ContentRegionProps> {
  override render() {
    const { _reactInternals: fiber } = this as { readonly _reactInternals?: Fiber };
    return <Body {...this.props} around={contextsAround(fiber)} />;
  }
}

/** The contexts provided around a component, outermost first. */
function contextsAround(fiber: Fiber | null | undefined): Context<unknown>[] {
  const found = new Set<Context<unknown>>();
  for (let at = fiber; at; at = at.return) if (isContext(at.type)) found.add(at.type);
  return [...found].reverse();
}

const mark = Symbol.for('react.context');

function isContext(type: unknown): type is Context<unknown> {
  return typeof type === 'object' && type !== null && '$$typeof' in type && type.$$typeof === mark;
}

interface BodyProps extends ContentRegionProps {
  readonly around: readonly Context<unknown>[];
}

/** Reads the contexts, so that the body is drawn again when a value changes. */
function Body({ around, ...props }: BodyProps) {
  use(SurroundingsContext)?.();
  const values = around.map((context): SharedContext => [context, use(context)]);
  const kept = useRef(values);
  if (!areSame(kept.current, values)) kept.current = values;
  return <Original {...props} contexts={kept.current} />;
}

function areSame(before: readonly SharedContext[], now: readonly SharedContext[]): boolean {
  return (
    before.length === now.length &&
    now.every(([context, value], index) => before[index]?.[0] === context && Object.is(before[index]?.[1], value))
  );
}
