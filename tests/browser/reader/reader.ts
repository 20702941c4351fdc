import type { Page } from 'playwright-core';
import { countDocuments, waitForApp } from './app-alive.js';
import { type Circumstances, type Visit, visit } from './visit.js';

/** A visit whose documents are counted from the moment React takes over. */
export interface QuietVisit extends Visit {
  readonly documents: () => number;
}

/** Opens a page without prefetching, and waits until React has taken over. */
export async function visitQuietly(path: string, circumstances: Circumstances = {}): Promise<QuietVisit> {
  const { page, problems } = await visit(path, { saveData: true, ...circumstances });
  await waitForApp(page);
  return { page, documents: countDocuments(page), problems };
}

/** A link of the navbar. */
export function mainLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}

/** Inserts a link before the text of the page. */
export async function insertLink(page: Page, href: string, name: string): Promise<void> {
  await page
    .getByRole('main')
    .evaluate((main, [to, text]) => main.insertAdjacentHTML('afterbegin', `<a href="${to}">${text}</a>`), [href, name]);
}

/** The path, query and hash of the page's address. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}
