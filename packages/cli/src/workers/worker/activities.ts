import type { Page } from '@docsite/core';
import type { Activity } from '@docsite/core/process';

/** What a thread does while it reads a source. */
export function readingOf({ path }: { readonly path: string }): Activity {
  return { subject: `'${path}'`, verb: 'was being read' };
}

/** What a thread does while it renders a page. */
export function renderingOf(page: Page): Activity {
  return { subject: 'source' in page ? `'${page.source}'` : `the page '${page.route}'`, verb: 'was being rendered' };
}
