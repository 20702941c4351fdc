import { keepChoice, readChoice } from '@theme/browser/storage';

const key = 'docsite.searches';
const most = 6;

/** Recent searches of the reader, the latest first. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(readChoice(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores a search that led to a page. Returns all stored searches. */
export function keepRecentSearch(query: string): string[] {
  const wanted = query.trim();
  if (wanted === '') return readRecentSearches();
  return write([wanted, ...readRecentSearches().filter((other) => other !== wanted)].slice(0, most));
}

/** Removes a search. Returns the remaining ones. */
export function removeRecentSearch(query: string): string[] {
  return write(readRecentSearches().filter((other) => other !== query));
}

function write(queries: string[]): string[] {
  keepChoice(key, JSON.stringify(queries));
  return queries;
}
