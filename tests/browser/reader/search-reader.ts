import type { Locator, Page } from 'playwright-core';

/** The search dialog of a page, local or hosted. */
export function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Search' });
}

export function optionsOf(page: Page): Locator {
  return dialogOf(page).getByRole('option');
}

/** Opens the search of a page by keyboard, and types a query. */
export async function search(page: Page, query: string): Promise<Page> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query);
  await dialogOf(page).waitFor();
  return page;
}

/** Waits until the results are those of the complete query. */
export async function waitForResults(page: Page): Promise<void> {
  await dialogOf(page).locator('[role="listbox"][aria-busy="false"] [role="option"]').first().waitFor();
}

/** The first line of each result, which is its title. */
export async function titlesOf(page: Page): Promise<string[]> {
  await waitForResults(page);
  return optionsOf(page).locator('.search-option-title').allTextContents();
}

/** Whether the focus is in the navbar's search field. */
export function isFieldFocused(page: Page): Promise<boolean> {
  return page
    .getByRole('banner')
    .getByRole('searchbox')
    .evaluate((field) => field === document.activeElement);
}
