import { liveRootsEvent } from '../browser/page-events.js';

/** What acts without React: a second click would undo the first. */
const selfActing = 'a[href], label, input, select, textarea, summary, audio, video, [popovertarget]';

interface EarlyClick {
  readonly target: Element;
  readonly event: MouseEvent;
}

/**
 * Keeps clicks in a live body that React has not taken over, because its code is loaded with the first input or later,
 * and repeats them once it has. The document has seen them: the repeated ones end at the body.
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
