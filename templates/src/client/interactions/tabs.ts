import { addressEvent } from '../../browser/page-events.js';
import { keepChoice, readChoice, readerStorage, storageKey } from '../../browser/storage.js';
import { whenClicked } from '../../browser/when-clicked.js';
import { type ArrowKeys, reachByKey } from './reach-by-key.js';

const keyOf = (group: string) => storageKey(`tab.${group}`);

/** Switches tabs by pointer and keyboard. All groups of the same name follow, on this page and later ones. */
export function setUpTabs(): void {
  whenClicked('[role="tab"]', choose);
  document.addEventListener('keydown', (event) => {
    const tab = (event.target as Element).closest<HTMLElement>('[role="tab"]');
    const next = tab && reachByKey(tabsIn(tab.closest('.tabs')), tab, event, arrowsOf(tab));
    if (!next) return;
    event.preventDefault();
    choose(next);
    next.focus();
  });
}

/** Shows the tab that the reader chose earlier in every group of the page, or the one that the address names. */
export function restoreTabs(): void {
  const named = new URLSearchParams(location.search);
  for (const tabs of document.querySelectorAll<HTMLElement>('.tabs')) {
    const { group, query } = tabs.dataset;
    if (group) showValue(tabs, readChoice(keyOf(group)));
    if (query) showValue(tabs, named.get(query));
  }
}

/** Whether the reader chose a tab earlier, here or on another page. Throws if the browser denies storage. */
export function isAnyTabChosen(): boolean {
  return Object.keys(readerStorage()).some((key) => key.startsWith(keyOf('')));
}

/** Shows a panel in place of the current one. */
export function showPanel(panel: Element): void {
  const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  if (tab !== null) show(tab);
}

/** Shows a tab, and those with the same value in its group, without moving the visible text. */
function choose(tab: HTMLElement): void {
  const before = tab.getBoundingClientRect().top;
  const { group, query } = tab.closest<HTMLElement>('.tabs')?.dataset ?? {};
  const value = tab.dataset.value ?? '';
  show(tab);
  if (query !== undefined) {
    const url = new URL(location.href);
    url.searchParams.set(query, value);
    if (url.search !== location.search) {
      history.replaceState(history.state, '', url);
      dispatchEvent(new Event(addressEvent));
    }
  }
  if (group === undefined) return;
  keepChoice(keyOf(group), value);
  showInGroup(group, value);
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

function showInGroup(group: string, value: string): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('.tabs'))
    if (tabs.dataset.group === group) showValue(tabs, value);
}

/** Shows the tab with a value, if it exists. */
function showValue(tabs: HTMLElement, value: string | null): void {
  const tab = tabsIn(tabs).find(({ dataset }) => dataset.value === value);
  if (tab !== undefined) show(tab);
}

function show(tab: HTMLElement): void {
  for (const other of tabsIn(tab.closest('.tabs'))) {
    const active = other === tab;
    other.setAttribute('aria-selected', String(active));
    other.tabIndex = active ? 0 : -1;
    document.getElementById(other.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-active', active);
  }
}

function arrowsOf(tab: HTMLElement): ArrowKeys {
  return getComputedStyle(tab).direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
}

function tabsIn(tabs: Element | null): HTMLElement[] {
  return [...(tabs?.querySelectorAll<HTMLElement>(':scope > .tab-row > [role="tab"]') ?? [])];
}
