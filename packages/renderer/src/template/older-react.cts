/**
 * React for sites whose own React is older than the one that draws them: all of it, and what it no longer exports. Node
 * loads this module, and browsers get it in place of React's own. Only the bundler uses it, by its path.
 */
import type { ElementType } from 'react';

import all = require('react');

// its types lack what is only for React DOM and for compilers
const react = all as typeof all & Readonly<Record<string, never>>;
const {
  Children,
  Component,
  Fragment,
  Profiler,
  PureComponent,
  StrictMode,
  Suspense,
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  __COMPILER_RUNTIME,
  cache,
  cloneElement,
  createContext,
  createElement,
  createRef,
  forwardRef,
  isValidElement,
  lazy,
  startTransition,
  unstable_useCacheRefresh,
  use,
  useActionState,
  useCallback,
  useContext,
  useDebugValue,
  useDeferredValue,
  useEffect,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
  version,
} = react;

function createFactory(type: ElementType): (...given: never[]) => all.ReactElement {
  return createElement.bind(null, type) as never;
}

/** Components within `memo()` get their `defaultProps`, whenever these are set. */
function memo(type: ElementType, compare?: Parameters<typeof all.memo>[1]): ElementType {
  const memoized = react.memo(type as all.FunctionComponent, compare);
  let own: object | undefined;
  return Object.defineProperty(memoized, 'defaultProps', {
    get: () => ({ ...(type as { readonly defaultProps?: object }).defaultProps, ...own }),
    set: (value: object | undefined) => {
      own = value;
    },
    configurable: true,
  });
}

/** What packages read that contain the JSX functions of React 18: the component that is being drawn, and hooks. */
const __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED = {
  ReactCurrentOwner: { current: null },
  ReactCurrentDispatcher: { current: null },
  ReactCurrentBatchConfig: { transition: null },
};

// names alone, so that Node finds them when ES modules import them
export = {
  Children,
  Component,
  Fragment,
  Profiler,
  PureComponent,
  StrictMode,
  Suspense,
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  __COMPILER_RUNTIME,
  __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED,
  cache,
  cloneElement,
  createContext,
  createElement,
  createFactory,
  createRef,
  forwardRef,
  isValidElement,
  lazy,
  memo,
  startTransition,
  unstable_useCacheRefresh,
  use,
  useActionState,
  useCallback,
  useContext,
  useDebugValue,
  useDeferredValue,
  useEffect,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
  version,
};
