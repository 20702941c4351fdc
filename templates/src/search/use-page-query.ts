import { pageShownEvent } from '@theme/browser/page-events';
import { useEffect, useState } from 'react';

/** Milliseconds without typing after which the address is updated. */
const addressPause = 300;

/**
 * The query of the search page: what is typed into its form, initially the query of the address. The address follows
 * the form, so that it can be shared.
 */
export function usePageQuery(): string {
  const [query, setQuery] = useState('');
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const form = searchForm();
    form?.addEventListener('input', () => setQuery(readField()), { signal });
    form?.addEventListener('submit', (event) => event.preventDefault(), { signal });
    // keeps what was typed before the page was hydrated
    if (readField() === '') showAddress(setQuery);
    else setQuery(readField());
    document.addEventListener(pageShownEvent, () => showAddress(setQuery), { signal });
    return () => controller.abort();
  }, []);
  useEffect(() => {
    const { href } = location;
    // the reader may have gone to another page, or to another query
    const timer = setTimeout(() => location.href === href && writeAddress(query), addressPause);
    return () => clearTimeout(timer);
  }, [query]);
  return query;
}

function searchForm(): HTMLFormElement | null {
  return document.querySelector('.search-page form');
}

function readField(): string {
  return searchForm()?.querySelector('input')?.value ?? '';
}

function showAddress(setQuery: (query: string) => void): void {
  const query = new URLSearchParams(location.search).get('q') ?? '';
  const field = searchForm()?.querySelector('input');
  if (field) field.value = query;
  setQuery(query);
}

function writeAddress(query: string): void {
  const address = new URL(location.href);
  if (query === (address.searchParams.get('q') ?? '')) return;
  if (query === '') address.searchParams.delete('q');
  else address.searchParams.set('q', query);
  history.replaceState(history.state, '', address);
}
