/** Everything above the screen, and the upper part of the screen. */
const everythingAbove = '9999999px 0px -70% 0px';

let unfollow = new AbortController();

/**
 * Highlights the heading that the reader has reached in the table of contents, which is the last one at the end of the
 * page. Called once per page.
 */
export function followHeadings(): void {
  unfollow.abort();
  unfollow = new AbortController();
  const { signal } = unfollow;
  const links = new Map(
    [...document.querySelectorAll('.toc .toc-link')].map((link) => [link.getAttribute('href')?.slice(1) ?? '', link]),
  );
  const headings = [...links.keys()].map((id) => document.getElementById(id)).filter((heading) => heading !== null);
  if (headings.length === 0) return;
  const above = new Set<Element>();
  let current: Element | undefined;
  const mark = () => {
    const reached = isAtEnd() ? headings.at(-1) : (headings.findLast((heading) => above.has(heading)) ?? headings[0]);
    const link = links.get(reached?.id ?? '');
    if (link === current) return;
    current?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'true');
    current = link;
    if (link !== undefined) keepInView(link);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) above.add(target);
        else above.delete(target);
      }
      mark();
    },
    { rootMargin: everythingAbove },
  );
  for (const heading of headings) observer.observe(heading);
  signal.addEventListener('abort', () => observer.disconnect());
  addEventListener('scrollend', mark, { passive: true, signal });
}

function isAtEnd(): boolean {
  return scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 4;
}

/** Scrolls only the table of contents, if it is longer than the screen. */
function keepInView(link: Element): void {
  const frame = link.closest('.toc');
  if (frame === null || frame.scrollHeight <= frame.clientHeight) return;
  const offset = link.getBoundingClientRect().top - frame.getBoundingClientRect().top;
  if (offset < 0 || offset > frame.clientHeight - 48) frame.scrollTop += offset - frame.clientHeight / 2;
}
