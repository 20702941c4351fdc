import { escapeText } from './escape-text.js';
import { ImagePreloads } from './image-preloads.js';
import { isVoid, openingOf, type Props, printAttributes } from './native-elements.js';

/** Collects printed HTML: texts, start tags, end tags, and preload links for images before all of these. */
export class Markup {
  private html = '';
  /** React separates adjacent texts with a comment. */
  private endsWithText = false;
  private readonly preloads = new ImagePreloads();

  /** Everything printed so far. */
  get whole(): string {
    return this.preloads.html + this.html;
  }

  clear(): void {
    this.html = '';
    this.endsWithText = false;
    this.preloads.clear();
  }

  addText(text: string): void {
    if (text === '') return;
    if (this.endsWithText) this.html += '<!-- -->';
    this.html += escapeText(text);
    this.endsWithText = true;
  }

  /** Adds HTML that is the entire content of an element. */
  addContent(html: string): void {
    this.html += html;
  }

  /** Adds a start tag; returns whether content follows. */
  open(tag: string, props: Props): boolean {
    this.html += openingOf(tag) + printAttributes(tag, props);
    this.endsWithText = false;
    if (tag === 'img') this.preloads.add(props);
    if (isVoid(tag)) {
      this.html += '/>';
      return false;
    }
    this.html += '>';
    this.preloads.enter(tag);
    return true;
  }

  close(tag: string): void {
    this.preloads.leave(tag);
    this.html += `</${tag}>`;
    this.endsWithText = false;
  }
}
