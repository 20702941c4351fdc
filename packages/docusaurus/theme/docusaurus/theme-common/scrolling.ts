import { useEffect } from 'react';

interface ScrollPosition {
  readonly scrollX: number;
  readonly scrollY: number;
}

const position = (): ScrollPosition | null => (typeof window === 'undefined' ? null : { scrollX, scrollY });

/** What switches the following of the scroll position off and on: docsite's is always on. */
export function useScrollController() {
  return { scrollEventsEnabledRef: { current: true }, enableScrollEvents: () => {}, disableScrollEvents: () => {} };
}

/** Calls back when the page is scrolled. */
export function useScrollPosition(
  onChange: (now: ScrollPosition, before: ScrollPosition | null) => void,
  _dependencies?: readonly unknown[],
): void {
  useEffect(() => {
    let before = position();
    const update = () => {
      const now = position() as ScrollPosition;
      onChange(now, before);
      before = now;
    };
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [onChange]);
}

/** Keeps an element where it is on the screen while what is above it changes. */
export function useScrollPositionBlocker() {
  return {
    blockElementScrollPositionUntilNextRender: (element: HTMLElement) => {
      const { top } = element.getBoundingClientRect();
      requestAnimationFrame(() => scrollBy({ left: 0, top: element.getBoundingClientRect().top - top }));
    },
  };
}

/** Scrolls smoothly, as far as the reader wants that. */
export function useSmoothScrollTo() {
  return { startScroll: (top: number) => scrollTo({ top, behavior: 'smooth' }), cancelScroll: () => {} };
}

/** Whether a reader wants things to move little. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** What a link to a heading needs so that the heading is not below the navbar: docsite's style sheet sees to it. */
export function useAnchorTargetClassName(_id?: string): string | undefined {
  return undefined;
}
