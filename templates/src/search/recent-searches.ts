import { keepChoice, readChoice } from '@theme/browser/storage';

const key = 'docsite.searches';
const most = 6;

/** What the reader searched for lately, the last first. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(readChoice(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers a search that led somewhere. Gives all that are remembered. */
export function keepRecentSearch(query: string): string[] {
  const wanted = query.trim();
  if (wanted === '') return readRecentSearches();
  return write([wanted, ...readRecentSearches().filter((other) => other !== wanted)].slice(0, most));
}

/** Forgets a search. Gives those that are left. */
export function removeRecentSearch(query: string): string[] {
  return write(readRecentSearches().filter((other) => other !== query));
}

function write(queries: string[]): string[] {
  keepChoice(key, JSON.stringify(queries));
  return queries;
}
