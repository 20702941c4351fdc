import { type BlockingPrompt, useHistory } from '@docusaurus/router';
import { useEffect, useRef } from 'react';

type History = ReturnType<typeof useHistory>;

/** A value selected from the browser's history. */
export function useHistorySelector<T>(select: (history: History) => T): T {
  return select(useHistory());
}

/** Calls a function when the reader goes back or forward, which it prevents by returning `false`. */
export function useHistoryPopHandler(handler: Exclude<BlockingPrompt, string | boolean>): void {
  const history = useHistory();
  const latest = useRef(handler);
  latest.current = handler;
  useEffect(
    () => history.block((location, action) => (action === 'POP' ? latest.current(location, action) : undefined)),
    [history],
  );
}
