import { useHistory } from '@docusaurus/router';
import { useEffect } from 'react';

type History = ReturnType<typeof useHistory>;

/** A value selected from the browser's history. */
export function useHistorySelector<T>(select: (history: History) => T): T {
  return select(useHistory());
}

/**
 * Calls a function when the reader goes back or forward. Unlike in Docusaurus, it cannot prevent that, because browsers
 * navigate by themselves.
 */
export function useHistoryPopHandler(handler: (location: unknown, action: string) => unknown): void {
  useEffect(() => {
    const onPop = () => void handler(location, 'POP');
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [handler]);
}
