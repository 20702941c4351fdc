import { settled } from './swap-styles.js';

const media = 'img, source, video, audio, track';

/**
 * Reloads files that have changed under the same address: style sheets, each loaded beside the old one first, and
 * media.
 */
export async function swapFiles(changed: Readonly<Record<string, string>>): Promise<void> {
  const swaps = Object.entries(changed).map(async ([url, version]) => {
    const fresh = `${url}?version=${version}`;
    const isOld = (value: string | null) => value?.split('?')[0] === url;
    for (const element of document.querySelectorAll(media)) {
      for (const name of ['src', 'poster']) if (isOld(element.getAttribute(name))) element.setAttribute(name, fresh);
      const candidates = element
        .getAttribute('srcset')
        ?.split(',')
        .map((candidate) => candidate.trim().split(/\s+/));
      if (!candidates?.some(([address = '']) => isOld(address))) continue;
      const next = candidates.map(([address = '', ...rest]) => [isOld(address) ? fresh : address, ...rest].join(' '));
      element.setAttribute('srcset', next.join(', '));
    }
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
