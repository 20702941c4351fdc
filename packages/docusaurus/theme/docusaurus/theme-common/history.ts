import { useHistory } from '@docusaurus/router';
import { useEffect } from 'react';

type History = ReturnType<typeof useHistory>;

/** A value of the history of the browser. */
export function useHistorySelector<T>(select: (history: History) => T): T {
  return select(useHistory());
}

/** Calls back before readers go back: pages of docsite are documents, which browsers leave by themselves. */
export function useHistoryPopHandler(handler: (location: unknown, action: string) => unknown): void {
  useEffect(() => {
    const onPop = () => void handler(location, 'POP');
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [handler]);
}
