import { liveRootsEvent } from '../../browser/page-events.js';

/** Elements that respond to clicks without React, so that a repeated click would undo the first. */
const selfActing = 'a[href], label, input, select, textarea, summary, audio, video, [popovertarget]';

interface EarlyClick {
  readonly target: Element;
  readonly event: MouseEvent;
}

/**
 * Records clicks in a live body before React takes it over, as its code may only be loaded at the first input, and
 * repeats them afterwards. Repeated clicks do not bubble beyond the body, because the document has already seen them.
 */
export function keepEarlyClicks(): void {
  const taken = new WeakSet<Element>();
  let early: EarlyClick[] = [];
  const keep = (event: MouseEvent) => {
    const target = event.target as Element;
    const body = target.closest('[data-chunk]');
    if (body !== null && !taken.has(body) && !isSelfActing(target)) early.push({ target, event });
  };
  document.addEventListener('click', keep, true);
  document.addEventListener(liveRootsEvent, ({ target }) => {
    const body = target as Element;
    taken.add(body);
    const end = (event: Event) => event.stopPropagation();
    body.addEventListener('click', end);
    const clicks = early;
    early = [];
    for (const click of clicks)
      if (body.contains(click.target)) click.target.dispatchEvent(new MouseEvent('click', click.event));
    body.removeEventListener('click', end);
  });
}

function isSelfActing(target: Element): boolean {
  const button = target.closest('button');
  return target.closest(selfActing) !== null || (button?.type === 'submit' && button.form !== null);
}
