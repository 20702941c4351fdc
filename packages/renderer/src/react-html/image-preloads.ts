import type { Props } from './native-elements.js';
import { printUrl } from './print-attribute.js';
import { Unprintable } from './unprintable.js';

/** React preloads this many images before everything else; beyond that, it may change their order. */
const mostImages = 10;

/** Attributes that say more about an image than its address. */
const details = ['srcSet', 'sizes', 'fetchPriority', 'crossOrigin', 'integrity', 'type', 'referrerPolicy'];

/** Preload links for images, which React puts before the HTML: one for each image that is not lazy. */
export class ImagePreloads {
  private readonly links = new Map<string, string>();
  /** The number of enclosing elements in which browsers choose an image or show none. */
  private choices = 0;

  /** The links, in image order. */
  get html(): string {
    return this.links.size === 0 ? '' : [...this.links.values()].join('');
  }

  clear(): void {
    this.links.clear();
    this.choices = 0;
  }

  /** Called at the start of an element with content. */
  enter(tag: string): void {
    if (isChoice(tag)) this.choices++;
  }

  leave(tag: string): void {
    if (isChoice(tag)) this.choices--;
  }

  /** Adds the link of an image. Throws if React has to determine it. */
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
