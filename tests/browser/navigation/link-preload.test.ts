import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { holdRequests, waitForApp, watchPageData } from '../reader/app-alive.js';
import { mainLink } from '../reader/reader.js';
import { visit } from '../reader/visit.js';
import { arrive } from '../reader/waiting.js';
import type { BuiltSite } from '../sites/built-site.js';
import { serveWays } from '../sites/ways-site.js';

const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/** Opens a page whose intersection observer reports no link. */
async function visitBlindly(path: string, origin?: string): Promise<Page> {
  const { page } = await visit(path, { saveData: false, ...(origin !== undefined && { origin }) });
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  });
  await page.reload();
  await waitForApp(page);
  return page;
}

/**
 * Waits until the page knows which links are visible, and has had time to prefetch their pages: observers are notified
 * in the order they were created.
 */
async function waitForSight(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        new IntersectionObserver(() => requestIdleCallback(() => requestIdleCallback(resolve))).observe(document.body),
      ),
  );
}

/** Simulates a sign that the reader is about to follow a new link. */
function point(page: Page, sign: (typeof signs)[number], href: string, attribute = ''): Promise<void> {
  return page.getByRole('main').evaluate(
    (main, [type, to, text]) => {
      main.insertAdjacentHTML('afterbegin', `<a href="${to}" ${text}>Link</a>`);
      main.firstElementChild?.dispatchEvent(new Event(type, { bubbles: true }));
    },
    [sign, href, attribute] as const,
  );
}

/** Waits until the data of a page has arrived. */
async function waitForPageData(page: Page, route: string): Promise<void> {
  const ending = `/assets/pages${route}.json`;
  await page.waitForFunction(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.endsWith(name)),
    ending,
  );
}

test('the pages of visible links should be prefetched, including those that come into view later', async () => {
  const { page } = await visit('/docs/apis/core/dml', { saveData: false });
  await waitForApp(page);
  await waitForPageData(page, '/general/community/contribute');
  const fetched = watchPageData(page);
  await page.getByRole('button', { name: 'Expand “Plugin types”' }).click();
  await waitForPageData(page, '/docs/apis/plugintypes/antivirus');
  expect(fetched).toContain('/docs/apis/plugintypes/antivirus');
});

test.each(signs)(
  'the page of a link should be fetched ahead on %s, but not where the browser will open it',
  async (sign) => {
    const page = await visitBlindly('/versions');
    const fetched = watchPageData(page);
    for (const attribute of ['download', 'data-file', 'target="_blank"'])
      await point(page, sign, '/general/community', attribute);
    await point(page, sign, 'https://example.org/docs');
    await point(page, sign, '/general/tags');
    await waitForPageData(page, '/general/tags');
    expect(fetched).toEqual(['/general/tags']);
  },
);

test('only a link under the pointer, the finger or the focus should be prefetched if none is visible', async () => {
  const page = await visitBlindly('/versions');
  const fetched = watchPageData(page);
  await mainLink(page, 'Process').hover();
  await waitForPageData(page, '/general/development/process');
  expect(fetched).toEqual(['/general/development/process']);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing should be prefetched while the connection says %j',
  async (connection) => {
    const page = await visitBlindly('/versions');
    const fetched = watchPageData(page);
    const connect = (value: object): Promise<void> =>
      page.evaluate(
        (is) => void Object.defineProperty(navigator, 'connection', { value: is, configurable: true }),
        value,
      );
    await connect(connection);
    for (const sign of signs) await point(page, sign, '/general/community/contribute');
    await connect({ effectiveType: '3g' });
    await point(page, 'pointerover', '/general/tags');
    await waitForPageData(page, '/general/tags');
    expect(fetched).toEqual(['/general/tags']);
  },
);

test.each([{ saveData: true }, { effectiveType: '2g' }] as const)(
  'no page of a link in sight should be fetched ahead with %j',
  async (connection) => {
    const { page } = await visit('/versions', connection);
    await waitForApp(page);
    const fetched = watchPageData(page);
    await waitForSight(page);
    await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: {} }));
    await mainLink(page, 'Process').hover();
    await waitForPageData(page, '/general/development/process');
    expect(fetched).toEqual(['/general/development/process']);
  },
);

test('a page that cannot be prefetched should be reported on the console only', async () => {
  const { page, problems } = await visit('/versions', { saveData: false, without: '**/assets/pages/general/**' });
  const logged = page.waitForEvent(
    'console',
    (message) => message.type() === 'warning' && message.text().includes('could not be preloaded'),
  );
  await waitForApp(page);
  await mainLink(page, 'Process').hover();
  await logged;
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Versions');
  expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
});

describe('a live page', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await serveWays();
  });

  test('should have its module prefetched, too', async () => {
    const page = await visitBlindly('/docs', site.origin);
    const module = page.waitForRequest('**/assets/js/page-*.js');
    await mainLink(page, 'Live').hover();
    await module;
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Start');
  });

  test('should be shown once its module is loaded, the previous page staying until then', async () => {
    const page = await visitBlindly('/docs', site.origin);
    const release = await holdRequests(page, '**/assets/js/page-*.js');
    await mainLink(page, 'Live').click();
    await page.locator('.progress-bar').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Start');
    release();
    await arrive(page, 'Live');
  });
});
