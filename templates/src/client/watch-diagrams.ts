import { drawDiagram } from './draw-diagram.js';

/** How far above and below the window a diagram is drawn, before it is seen. */
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

/**
 * Has diagrams drawn as they come near, and anew when the colour mode has changed; those of an earlier page no more.
 */
export function watchDiagrams(figures: Iterable<HTMLElement>): void {
  watched = figures;
  observe();
}

/** An observer reports each figure once it observes it, at once where that is near. */
function observe(): void {
  observer.disconnect();
  for (const figure of watched) observer.observe(figure);
}
