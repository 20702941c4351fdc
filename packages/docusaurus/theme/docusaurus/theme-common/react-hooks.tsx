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

/** A function that never changes and calls the latest callback. */
export function useEvent<F extends (...values: never[]) => unknown>(callback: F): F {
  const latest = useRef(callback);
  const use = typeof window === 'undefined' ? useEffect : useLayoutEffect;
  use(() => {
    latest.current = callback;
  }, [callback]);
  return useCallback(((...values: never[]) => latest.current(...values)) as F, []);
}

/** The value from the previous render. */
export function usePrevious<T>(value: T): T | undefined {
  const previous = useRef<T>(undefined);
  useEffect(() => {
    previous.current = value;
  });
  return previous.current;
}

/** Thrown if a context has no provider. */
export class ReactContextError extends Error {
  constructor(provider: string, detail = '') {
    super(`a component asks for the context of <${provider}>, which is not around it. ${detail}`.trim());
    this.name = 'ReactContextError';
  }
}

type Provider = ComponentType<{ readonly children?: ReactNode }>;

/** Combines several providers into one; the first is the outermost. */
export function composeProviders(providers: readonly Provider[]): Provider {
  return ({ children }) => providers.reduceRight((inner: ReactNode, Own) => createElement(Own, null, inner), children);
}

/** The kind of window: `desktop` or `mobile`; `ssr` on the server and until the page is hydrated. */
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
