import type { Props } from './native-elements.js';
import { printUrl } from './print-attribute.js';
import { Unprintable } from './unprintable.js';

/** As many images React loads before all else; it may change the order of others. */
const mostImages = 10;

/** What says more of an image than where it is. */
const details = ['srcSet', 'sizes', 'fetchPriority', 'crossOrigin', 'integrity', 'type', 'referrerPolicy'];

/** Links to load images early, which React puts before the HTML: one for each that is not lazy. */
export class ImagePreloads {
  private readonly links = new Map<string, string>();
  /** How many elements around the current one have browsers choose an image, or show none. */
  private choices = 0;

  /** The links, in the order of the images. */
  get html(): string {
    return this.links.size === 0 ? '' : [...this.links.values()].join('');
  }

  clear(): void {
    this.links.clear();
    this.choices = 0;
  }

  /** Notes that an element begins, whose content follows. */
  enter(tag: string): void {
    if (isChoice(tag)) this.choices++;
  }

  leave(tag: string): void {
    if (isChoice(tag)) this.choices--;
  }

  /** Adds the link of an image. Throws where React has to say what it is. */
  add(props: Props): void {
    const { loading, src, srcSet } = props;
    if (loading === 'lazy' || this.choices > 0 || !(src || srcSet)) return;
    if (details.some((name) => props[name] !== null && props[name] !== undefined)) throw new Unprintable();
    if (typeof src !== 'string' || this.links.has(src) || /^data:/i.test(src)) return;
    if (this.links.size === mostImages) throw new Unprintable();
    this.links.set(src, `<link rel="preload" as="image"${printUrl('href', src)}/>`);
  }
}

function isChoice(tag: string): boolean {
  return tag === 'picture' || tag === 'noscript';
}
