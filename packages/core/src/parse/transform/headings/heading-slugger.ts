import GithubSlugger from 'github-slugger';
import type { ParseContext } from '../../parse-context.js';
import { vitePressSlug } from '../vitepress/slug.js';

/** Makes the ids of a document's headings, each of which it has once. */
export class HeadingSlugger {
  private readonly github = new GithubSlugger();
  private readonly taken = new Set<string>();

  constructor(private readonly headingIds: ParseContext['headingIds']) {}

  /** Notes an id that a heading has already. */
  take(id: string): void {
    this.github.slug(id, true);
    this.taken.add(id);
  }

  /** @param keepsCase Whether capital letters are kept, as GitHub's are. */
  slug(words: string, keepsCase: boolean): string {
    switch (this.headingIds) {
      case 'vitepress':
        return this.unique(vitePressSlug(words), (id, count) => `${id}-${count}`);
      case 'mkdocs':
        return this.unique(pythonSlug(words), (id, count) => `${id.replace(/_\d+$/, '')}_${count}`);
      default:
        return this.github.slug(words, keepsCase);
    }
  }

  /** The first of an id's forms that is free; empty ones are not. */
  private unique(slug: string, numbered: (id: string, count: number) => string): string {
    let id = slug;
    for (let count = 1; id === '' || this.taken.has(id); count++) id = numbered(slug, count);
    this.taken.add(id);
    return id;
  }
}

/**
 * The id that Python-Markdown derives from the text of a heading, which is left out where it is not ASCII.
 *
 * @see https://github.com/Python-Markdown/markdown/blob/master/markdown/extensions/toc.py
 */
function pythonSlug(text: string): string {
  const ascii = text.normalize('NFKD').replace(/[^\p{ASCII}]/gu, '');
  return ascii
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-');
}
