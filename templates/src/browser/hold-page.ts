/**
 * Holds the page still behind a dialog, as wide as it was: a scrollbar that took room leaves its room free. Gives what
 * lets go of it.
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
