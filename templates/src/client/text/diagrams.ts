/** Draws the diagrams of a text as they come near. The code for it is loaded only if there are any. */
export function scheduleDiagrams(region: HTMLElement): void {
  const figures = region.querySelectorAll<HTMLElement>('[data-diagram]');
  if (figures.length > 0) import('./watch-diagrams.js').then(({ watchDiagrams }) => watchDiagrams(figures));
}
