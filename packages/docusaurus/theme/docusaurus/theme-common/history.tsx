import { useHistory } from '@docusaurus/router';
import { leadingEmoji } from '@theme/content/leading-emoji';
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

/** Queries in one, of whose values the later ones count. */
export function mergeSearchParams(
  queries: readonly URLSearchParams[],
  strategy: 'append' | 'set' = 'set',
): URLSearchParams {
  const merged = new URLSearchParams();
  for (const query of queries) for (const [key, value] of query) merged[strategy](key, value);
  return merged;
}

export function mergeSearchStrings(
  queries: readonly (string | undefined)[],
  strategy: 'append' | 'set' = 'set',
): string {
  const merged = mergeSearchParams(
    queries.map((query) => new URLSearchParams(query ?? '')),
    strategy,
  ).toString();
  return merged === '' ? '' : `?${merged}`;
}

export { NavbarSecondaryMenuFiller } from '@docusaurus/secondary-menu';

/** An emoji that a label begins with, and the rest as it is. */
export function extractLeadingEmoji(text: string): { emoji: string | null; rest: string } {
  return { emoji: null, ...leadingEmoji(text) };
}

/** The tag of what no docs instance holds, in an index of a search. */
export const DEFAULT_SEARCH_TAG = 'default';
