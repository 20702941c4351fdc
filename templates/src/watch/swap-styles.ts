/** Milliseconds after which a style sheet that does not load is no longer awaited. */
const patience = 5000;

/**
 * Loads the style sheets of a new state of the page, each at the place of the one that it replaces, so that the page is
 * never without. Gives a function that removes the replaced ones.
 */
export async function loadNewStyles(next: Document, folder: string): Promise<() => void> {
  const wanted = sheetsOf(next, folder);
  const known = sheetsOf(document, folder);
  const hrefs = (links: readonly HTMLLinkElement[]) => new Set(links.map((link) => link.getAttribute('href')));
  const [isWanted, isKnown] = [hrefs(wanted), hrefs(known)];
  const added = wanted.filter((link) => !isKnown.has(link.getAttribute('href')));
  const outdated = known.filter((link) => !isWanted.has(link.getAttribute('href')));
  const loading = added.map((link, index) => {
    const own = document.importNode(link);
    const place = outdated[Math.min(index, outdated.length - 1)] ?? known.at(-1);
    if (place === undefined) document.head.append(own);
    else place.after(own);
    return settled(own);
  });
  await Promise.all(loading);
  return () => {
    for (const link of outdated) link.remove();
  };
}

/** The style sheets that docsite made, which are named by their contents. */
function sheetsOf({ head }: Document, folder: string): HTMLLinkElement[] {
  return [...head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter((link) =>
    link.getAttribute('href')?.startsWith(`${folder}assets/`),
  );
}

/** Waits until a style sheet is loaded, or cannot be. */
export function settled(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    setTimeout(resolve, patience);
  });
}
