import { moveThroughRecent, optionAfter } from '@theme/search/option-keys';
import { optionId } from '@theme/search/search-hits';
import { type KeyboardEvent, type RefObject, useState } from 'react';

/** The active result, and functions to move and open it. */
export interface OptionKeys {
  readonly active: number;
  readonly setActive: (number: number) => void;
  readonly press: (event: KeyboardEvent) => void;
}

/**
 * Moves through results and recent searches by the keys of a list, while the field keeps the focus.
 *
 * @param box The element around field and results.
 * @param canOpen Whether there are results for the current query; Enter opens none of an earlier one.
 */
export function useOptionKeys(box: RefObject<HTMLElement | null>, canOpen: boolean): OptionKeys {
  const [active, setActive] = useState(0);
  const press = (event: KeyboardEvent) => {
    const frame = box.current;
    if (event.nativeEvent.isComposing || frame === null) return;
    const next = optionAfter(event.key, active, frame.querySelectorAll('[role="option"]').length);
    if (next !== undefined) setActive(next);
    const opens = event.key === 'Enter' && canOpen;
    if (opens) openOption(active, event);
    if (next !== undefined || opens || moveThroughRecent(event.key, frame)) event.preventDefault();
  };
  return { active, setActive, press };
}

/** Opens a result like a click on it, or in a new tab with Ctrl or Cmd. */
function openOption(number: number, { ctrlKey, metaKey }: KeyboardEvent): void {
  const option = document.getElementById(optionId(number)) as HTMLAnchorElement | null;
  if (ctrlKey || metaKey) window.open(option?.href, '_blank', 'noopener');
  else option?.click();
}
