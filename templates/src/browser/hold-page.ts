/**
 * Prevents the page behind a dialog from scrolling, and keeps its width without the scrollbar. Returns a function that
 * undoes it.
 */
export function holdPage(): () => void {
  const { clientWidth, style } = document.documentElement;
  const isBarWide = innerWidth > clientWidth;
  style.overflow = 'hidden';
  if (isBarWide) style.scrollbarGutter = 'stable';
  return () => {
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}
