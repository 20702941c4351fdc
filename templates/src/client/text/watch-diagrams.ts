import { drawDiagram } from './draw-diagram.js';

/** How far above and below the window a diagram is drawn before it is visible. */
const near = '600px 0px';

let watched: Iterable<HTMLElement> = [];

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      drawDiagram(target as HTMLElement);
    }
  },
  { rootMargin: near },
);
new MutationObserver(observe).observe(document.documentElement, { attributeFilter: ['data-theme'] });

/** Draws diagrams as they come near, and again when the colour mode changes, but no longer those of an earlier page. */
export function watchDiagrams(figures: Iterable<HTMLElement>): void {
  watched = figures;
  observe();
}

/** An observer reports each figure once it observes it, immediately if it is near. */
function observe(): void {
  observer.disconnect();
  for (const figure of watched) observer.observe(figure);
}
