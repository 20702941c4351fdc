/**
 * Calls back for clicks on links that the reader wants to follow in this tab. The callback returns whether it handles
 * the click.
 */
export function watchLinkClicks(follow: (url: URL) => boolean): void {
  document.addEventListener('click', (event) => {
    const link = linkAt(event.target);
    if (
      link === null ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    if (link.dataset.file !== undefined || link.hasAttribute('download') || !['', '_self'].includes(link.target))
      return;
    if (follow(new URL(link.href))) event.preventDefault();
  });
}

/** The link that an event happened on, if it has a target. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  // a link in an SVG is not an HTML link, and the browser follows it by itself
  return link instanceof HTMLAnchorElement ? link : null;
}
