import { pageShownEvent } from '../../browser/page-events.js';

/** Scrolling by fewer pixels has no direction. */
const slack = 4;

/**
 * Hides the navbar while the reader scrolls down, and shows it on the way up, if the site says so. It stays while
 * something in it is open or focused: see `navbar.css`.
 */
export function setUpNavbarHiding(): void {
  const { documentElement: root } = document;
  let last = position();
  addEventListener(
    'scroll',
    () => {
      const now = position();
      if (Math.abs(now - last) < slack) return;
      const navbar = document.querySelector<HTMLElement>('.navbar[data-hide-on-scroll]');
      root.toggleAttribute('data-navbar-hidden', navbar !== null && now > last && now > navbar.offsetHeight);
      last = now;
    },
    { passive: true },
  );
  document.addEventListener(pageShownEvent, () => {
    root.removeAttribute('data-navbar-hidden');
    last = position();
  });
}

/** The scroll position, without the bounce at its ends. */
function position(): number {
  const end = document.documentElement.scrollHeight - innerHeight;
  return Math.min(Math.max(scrollY, 0), end);
}
