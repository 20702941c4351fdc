import type { Context } from 'react';

/** What React provides to renderers. It is the same in all of React 19; if missing, React itself renders. */
export interface ReactInternals {
  /** The hooks of the current renderer. */
  H: unknown;
}

const key = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/** The internals of a React module. */
export function internalsOf(react: unknown): ReactInternals | undefined {
  const internals = (react as Readonly<Record<string, ReactInternals | undefined>> | undefined)?.[key];
  return internals !== undefined && 'H' in internals ? internals : undefined;
}

/** A context; its `_currentValue` is the default, because only browsers change it. */
export type RenderedContext = Context<unknown> & { readonly _currentValue: unknown };

/** An element as React creates it. */
export interface PlainElement {
  readonly $$typeof: symbol;
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}

/** A component as a function. */
export type FunctionComponent = (props: unknown, ref?: unknown) => unknown;

/** A context, or another component that is an object: its mark determines which of the properties it has. */
export interface SpecialComponent extends RenderedContext {
  readonly $$typeof: symbol;
  /** The component that `memo` received. */
  readonly type: unknown;
  /** The function that `forwardRef` received. */
  readonly render: FunctionComponent;
  /** The context that a consumer reads. */
  readonly _context: RenderedContext;
}

/** Symbols for elements and built-in component types. */
export const marks = {
  element: Symbol.for('react.transitional.element'),
  fragment: Symbol.for('react.fragment'),
  strictMode: Symbol.for('react.strict_mode'),
  profiler: Symbol.for('react.profiler'),
  context: Symbol.for('react.context'),
  consumer: Symbol.for('react.consumer'),
  forwardRef: Symbol.for('react.forward_ref'),
  memo: Symbol.for('react.memo'),
} as const;
