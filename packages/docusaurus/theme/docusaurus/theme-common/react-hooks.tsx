import {
  type ComponentType,
  createElement,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** The same function for good, which calls the latest one. */
export function useEvent<F extends (...values: never[]) => unknown>(callback: F): F {
  const latest = useRef(callback);
  const use = typeof window === 'undefined' ? useEffect : useLayoutEffect;
  use(() => {
    latest.current = callback;
  }, [callback]);
  return useCallback(((...values: never[]) => latest.current(...values)) as F, []);
}

/** The value of the last time that the component was drawn. */
export function usePrevious<T>(value: T): T | undefined {
  const previous = useRef<T>(undefined);
  useEffect(() => {
    previous.current = value;
  });
  return previous.current;
}

/** An error about a context that nothing provides. */
export class ReactContextError extends Error {
  constructor(provider: string, detail = '') {
    super(`a component asks for the context of <${provider}>, which is not around it. ${detail}`.trim());
    this.name = 'ReactContextError';
  }
}

type Provider = ComponentType<{ readonly children?: ReactNode }>;

/** One provider of contexts in place of several, the first outermost. */
export function composeProviders(providers: readonly Provider[]): Provider {
  return ({ children }) => providers.reduceRight((inner: ReactNode, Own) => createElement(Own, null, inner), children);
}

/** Whether a window is `desktop` or `mobile`; `ssr` on the server and until a page is hydrated. */
export function useWindowSize({ desktopBreakpoint = 996 } = {}): 'desktop' | 'mobile' | 'ssr' {
  const [size, setSize] = useState<'desktop' | 'mobile' | 'ssr'>('ssr');
  useEffect(() => {
    const update = () => setSize(innerWidth > desktopBreakpoint ? 'desktop' : 'mobile');
    update();
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return size;
}
