import { marks, type RenderedContext } from './react-internals.js';
import { refuse } from './unprintable.js';

/** What hooks need from the current rendering. */
export interface HookHost {
  /** Returns an id for the current component: a new one on each call. */
  readonly nextId: () => string;
  /** The value of a context at the current component. */
  readonly read: (context: RenderedContext) => unknown;
  /** Records that a component must be rendered again, because it has set its state while rendering. */
  readonly noteUpdate: () => void;
}

const memoCacheSentinel = Symbol.for('react.memo_cache_sentinel');
const nothing = (): void => {};

/**
 * The hooks of a server renderer, where each component is rendered once. React calls them by these names; a component
 * that uses any other hook throws, and is left to React.
 */
export function createHooks({ nextId, read, noteUpdate }: HookHost): Readonly<Record<string, unknown>> {
  const state = <T>(initial: T | (() => T)): readonly [T, () => void] => [
    typeof initial === 'function' ? (initial as () => T)() : initial,
    noteUpdate,
  ];
  return {
    readContext: read,
    use: (usable: RenderedContext) => (usable?.$$typeof === marks.context ? read(usable) : refuse()),
    useContext: read,
    useState: state,
    useReducer: <S, A>(_reducer: unknown, initial: A, init?: (argument: A) => S) => [
      init === undefined ? initial : init(initial),
      noteUpdate,
    ],
    useMemo: <T>(create: () => T) => create(),
    useCallback: <T>(callback: T) => callback,
    useRef: <T>(current: T) => ({ current }),
    useEffect: nothing,
    useLayoutEffect: nothing,
    useInsertionEffect: nothing,
    useImperativeHandle: nothing,
    useDebugValue: nothing,
    useDeferredValue: <T>(value: T, initial?: T) => (initial === undefined ? value : initial),
    useTransition: () => [false, refuse],
    useId: nextId,
    useSyncExternalStore: (_subscribe: unknown, _snapshot: unknown, serverSnapshot?: () => unknown) =>
      serverSnapshot === undefined ? refuse() : serverSnapshot(),
    useMemoCache: (size: number) => new Array(size).fill(memoCacheSentinel),
  };
}
