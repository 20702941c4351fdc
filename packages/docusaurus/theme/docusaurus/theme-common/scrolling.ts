import { useEffect } from 'react';

interface ScrollPosition {
  readonly scrollX: number;
  readonly scrollY: number;
}

const position = (): ScrollPosition | null => (typeof window === 'undefined' ? null : { scrollX, scrollY });

/** Functions to disable and enable scroll events, which do nothing: docsite's are always enabled. */
export function useScrollController() {
  return { scrollEventsEnabledRef: { current: true }, enableScrollEvents: () => {}, disableScrollEvents: () => {} };
}

/** Calls a function when the page is scrolled. */
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

/** Keeps an element at its position on the screen while the content above it changes. */
export function useScrollPositionBlocker() {
  return {
    blockElementScrollPositionUntilNextRender: (element: HTMLElement) => {
      const { top } = element.getBoundingClientRect();
      requestAnimationFrame(() => scrollBy({ left: 0, top: element.getBoundingClientRect().top - top }));
    },
  };
}

/** A function that scrolls smoothly, and one that would cancel this in Docusaurus. */
export function useSmoothScrollTo() {
  return { startScroll: (top: number) => scrollTo({ top, behavior: 'smooth' }), cancelScroll: () => {} };
}

/** Whether the reader prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A class that keeps headings from being covered by the navbar: empty, because docsite's style sheet does this. */
export function useAnchorTargetClassName(_id?: string): string | undefined {
  return undefined;
}
