import { marks, type RenderedContext } from './react-internals.js';
import { Unprintable } from './unprintable.js';

/** What hooks need of the rendering at work. */
export interface HookHost {
  /** The id of the component at work: another one each time it asks. */
  readonly nextId: () => string;
  /** The value of a context where the component stands. */
  readonly read: (context: RenderedContext) => unknown;
  /** Notes that a component is to be rendered again: it has set its state while it was rendered. */
  readonly noteUpdate: () => void;
}

const memoCacheSentinel = Symbol.for('react.memo_cache_sentinel');
const nothing = (): void => {};

/**
 * The hooks as they are on a server, where each component is rendered once. React calls them by these names; those that
 * are missing here make a component throw, and React renders the whole.
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

function refuse(): never {
  throw new Unprintable();
}
