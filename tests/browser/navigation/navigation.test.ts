import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { countDocuments, sendDataOfAnotherBuild, watchPageData } from '../reader/app-alive.js';
import { insertLink, mainLink, visitQuietly } from '../reader/reader.js';
import { visit } from '../reader/visit.js';
import { arrive, settle } from '../reader/waiting.js';

const start = '/docs/apis';

test('a link should navigate to its page without loading a document', async () => {
  const { page, documents, problems } = await visitQuietly(start);
  await mainLink(page, 'Community').click();
  await arrive(page, 'Contributing');
  expect(await page.title()).toBe('Contributing | Moodle Developer Resources');
  expect(await mainLink(page, 'Community').getAttribute('aria-current')).toBe('page');
  expect([documents(), problems]).toEqual([0, []]);
});

test('navigation should give the head the values of the document of the new page', async () => {
  const readHead = (page: Page): Promise<string[]> =>
    page
      .locator('head :is(title, meta[name], meta[property], link[rel="canonical"], link[rel="alternate"])')
      .evaluateAll((tags) => tags.map(({ outerHTML }) => outerHTML).sort());
  const { page } = await visitQuietly(start);
  await mainLink(page, 'Community').click();
  await arrive(page, 'Contributing');
  const { page: loaded } = await visit('/general/community/contribute');
  expect(await readHead(page)).toEqual(await readHead(loaded));
});

test('a link to a missing page should show the 404 page, centred', async () => {
  const { page } = await visitQuietly(start);
  await insertLink(page, '/no/such/page', 'Nowhere');
  await page.getByRole('link', { name: 'Nowhere' }).click();
  await arrive(page, 'Page not found');
  expect(new URL(page.url()).pathname).toBe('/no/such/page');
  const middles = await page.locator('.not-found :is(h1, .lead, .not-found-code)').evaluateAll((parts) =>
    parts.map((part) => {
      const { left, right } = part.getBoundingClientRect();
      return (left + right) / 2;
    }),
  );
  const { width } = page.viewportSize() as { readonly width: number };
  expect(middles).toEqual(middles.map(() => width / 2));
});

test('a click with another purpose than this tab should be left to the browser', async () => {
  const { page } = await visitQuietly(start);
  const asked = watchPageData(page);
  const circumstances = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }];
  const attributes = ['download', 'data-file', 'target="_blank"', 'target="elsewhere"'];
  for (const circumstance of circumstances)
    expect([circumstance, await isTakenOver(page, '', circumstance)]).toEqual([circumstance, false]);
  for (const attribute of attributes)
    expect([attribute, await isTakenOver(page, attribute)]).toEqual([attribute, false]);
  expect(asked).toEqual([]);
  expect(await isTakenOver(page, 'target="_self"')).toBe(true);
  await arrive(page, 'Introduction');
});

/** Clicks on a link with an attribute; returns whether the page handled the click. If it did not, nothing happens. */
function isTakenOver(page: Page, attribute: string, circumstances: object = {}): Promise<boolean> {
  return page.getByRole('main').evaluate(
    (main, [text, init]) => {
      main.insertAdjacentHTML('afterbegin', `<a href="/docs" ${text}>Link</a>`);
      let isTaken = false;
      const end = (event: Event): void => {
        isTaken = event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener('click', end, { once: true });
      main.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
      return isTaken;
    },
    [attribute, circumstances] as const,
  );
}

test('a link in an SVG should navigate to its page', async () => {
  const { page, problems } = await visitQuietly(start);
  const drawing = '<svg width="200" height="40"><a href="/docs"><text y="30">Drawn</text></a></svg>';
  await page.getByRole('main').evaluate((main, html) => main.insertAdjacentHTML('afterbegin', html), drawing);
  await page.getByText('Drawn').click();
  await arrive(page, 'Introduction');
  expect(problems).toEqual([]);
});

test('a click for another tab should open one', async () => {
  const { page, documents } = await visitQuietly(start);
  const opened = page.context().waitForEvent('page');
  await mainLink(page, 'Guides').click({ modifiers: ['Control'] });
  await (await opened).waitForURL('**/docs');
  expect([new URL(page.url()).pathname, documents()]).toEqual([start, 0]);
});

test('a page whose data cannot be fetched should say why, with a Retry button that loads it', async () => {
  const { page, documents } = await visitQuietly(start);
  await page.route('**/assets/pages/docs.json', (route) => route.abort());
  await mainLink(page, 'Guides').click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').textContent()).toMatch(/could not be loaded.*fetch/i);
  expect([new URL(page.url()).pathname, await page.title()]).toEqual(['/docs', 'This page could not be loaded.']);
  await page.unroute('**/assets/pages/docs.json');
  await page.getByRole('button', { name: 'Retry' }).click();
  await arrive(page, 'Introduction');
  expect(documents()).toBe(1);
});

test('a page that could not be fetched should not affect the previous one, and be fetched again', async () => {
  const { page, documents } = await visitQuietly(start);
  await page.route('**/assets/pages/docs.json', (route) => route.abort());
  await insertLink(page, '/docs#edit-a-page', 'A place');
  await page.getByRole('link', { name: 'A place' }).click();
  await page.getByRole('alert').waitFor();
  await page.goBack();
  await arrive(page, 'API Guides');
  expect(await page.title()).toBe('API Guides | Moodle Developer Resources');
  await page.goForward();
  await page.getByRole('alert').waitFor();
  await page.unroute('**/assets/pages/docs.json');
  await insertLink(page, '/docs#edit-a-page', 'The same place');
  await page.getByRole('link', { name: 'The same place' }).click();
  await arrive(page, 'Introduction');
  expect([await page.title(), documents()]).toEqual(['Introduction | Moodle Developer Resources', 0]);
});

test('data of another build should cause one reload of the document', async () => {
  const { page, documents } = await visitQuietly(start);
  await sendDataOfAnotherBuild(page, '/docs');
  await mainLink(page, 'Guides').click();
  await arrive(page, 'Introduction');
  await settle(page);
  expect([documents(), await page.getByRole('heading', { level: 1 }).textContent()]).toEqual([1, 'Introduction']);
});

test('a page whose own data are of another build should stay unchanged, with plain links', async () => {
  const { page } = await visit('/versions', { saveData: true });
  await sendDataOfAnotherBuild(page, start);
  const logged = page.waitForEvent('console', (message) => message.text().includes('this page stays as it is'));
  await page.goto(start);
  await logged;
  const documents = countDocuments(page);
  await settle(page);
  expect([documents(), await page.getByRole('heading', { level: 1 }).textContent()]).toEqual([0, 'API Guides']);
  await mainLink(page, 'Guides').click();
  await arrive(page, 'Introduction');
  expect(documents()).toBe(1);
});

test('without the app, links should be plain links', async () => {
  const { page } = await visit(start, { without: '**/assets/js/app-*.js' });
  const documents = countDocuments(page);
  await mainLink(page, 'Guides').click();
  await arrive(page, 'Introduction');
  expect(documents()).toBe(1);
});
