import { settled } from './swap-styles.js';

/** Loads files that have changed under the same address: style sheets, each beside the old one first, and media. */
export async function swapFiles(changed: Readonly<Record<string, string>>): Promise<void> {
  const swaps = Object.entries(changed).map(async ([url, version]) => {
    const fresh = `${url}?version=${version}`;
    const isOld = (value: string | null) => value?.split('?')[0] === url;
    for (const element of document.querySelectorAll('img[src], source[src], video[src], audio[src], track[src]'))
      if (isOld(element.getAttribute('src'))) element.setAttribute('src', fresh);
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      if (!isOld(link.getAttribute('href'))) continue;
      const next = link.cloneNode() as HTMLLinkElement;
      next.href = fresh;
      link.after(next);
      await settled(next);
      link.remove();
    }
  });
  await Promise.all(swaps);
}
