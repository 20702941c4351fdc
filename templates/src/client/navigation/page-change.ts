/** How to change the document. */
export interface PageChange {
  /** Puts the new page into the document. */
  readonly change: () => void;
  /** Scrolls and focuses once it is there. */
  readonly settle: () => void;
  /** Whether the device is fast enough to let pages fade into each other. */
  readonly isQuick: boolean;
}

/** Changes the document, and closes the menus and dropdowns in which the page was chosen. */
export async function changePage({ change, settle, isQuick }: PageChange): Promise<void> {
  const changeAll = () => {
    change();
    closeOverlays();
  };
  if (mayFade(isQuick)) await fade(changeAll, settle);
  else await changeAtOnce(changeAll, settle);
}

/** Pages fade if device and browser are able to and the reader does not prefer reduced motion. */
function mayFade(isQuick: boolean): boolean {
  return (
    isQuick &&
    typeof document.startViewTransition === 'function' &&
    matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}

async function fade(change: () => void, settle: () => void): Promise<void> {
  const transition = document.startViewTransition(() => {
    change();
    settle();
  });
  // a transition that the next one interrupts is not an error
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  await transition.updateCallbackDone;
}

/** Settling requires a layout, so it waits for the one before the next frame. A hidden page has no frames. */
async function changeAtOnce(change: () => void, settle: () => void): Promise<void> {
  change();
  if (document.visibilityState === 'visible') await new Promise(requestAnimationFrame);
  settle();
}

function closeOverlays(): void {
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
  document.querySelector('details.dropdown[open]')?.removeAttribute('open');
}
