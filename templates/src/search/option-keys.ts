/** The index of the result that a key moves to from the active one, cycling at the ends; `undefined` for other keys. */
export function optionAfter(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Moves the focus between the field and the recent searches below it. Returns whether it did. */
export function moveThroughRecent(key: string, frame: HTMLElement): boolean {
  const stops = [...frame.querySelectorAll<HTMLElement>('[role="combobox"], .search-recent-query')];
  const at = stops.findIndex(
    (stop) => stop === document.activeElement || stop.nextElementSibling === document.activeElement,
  );
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || stops.length < 2) return false;
  const step = key === 'ArrowDown' ? 1 : -1;
  stops[(at + step + stops.length) % stops.length]?.focus();
  return true;
}
