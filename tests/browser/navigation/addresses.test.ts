import { beforeAll, describe, expect, test } from '@jest/globals';
import { countDocuments, waitForApp, watchPageData } from '../reader/app-alive.js';
import { addressOf, insertLink, mainLink, visitQuietly } from '../reader/reader.js';
import { arrive } from '../reader/waiting.js';
import type { BuiltSite } from '../sites/built-site.js';
import { serveWays } from '../sites/ways-site.js';

const settings = [
  { baseUrl: '/', trailingSlash: undefined, end: '' },
  { baseUrl: '/sub/site/', trailingSlash: true, end: '/' },
  { baseUrl: '/sub/site/', trailingSlash: false, end: '' },
] as const;

describe.each(settings)(
  'a site under $baseUrl with trailingSlash $trailingSlash',
  ({ baseUrl, trailingSlash, end }) => {
    const install = `${baseUrl}docs/guide/install`;
    let site: BuiltSite;
    beforeAll(async () => {
      site = await serveWays({ baseUrl, trailingSlash });
    });

    test('should follow a link to the canonical address of its page, however it is written', async () => {
      const { page, documents } = await visitQuietly(`${baseUrl}docs${end}`, { origin: site.origin });
      for (const ending of ['', '/', '.html', '/index.html', '.html?a=b#100%', '/?a=b#100%', '/index.html#caf%C3%A9']) {
        await insertLink(page, install + ending, `Written with “${ending}”`);
        await page.getByRole('link', { name: `Written with “${ending}”`, exact: true }).click();
        await arrive(page, 'Install');
        expect([ending, addressOf(page), documents()]).toEqual([
          ending,
          install + end + ending.replace(/^[^?#]*/, ''),
          0,
        ]);
        await page.goBack();
        await arrive(page, 'Start');
      }
    });

    test('should follow a link with a file extension to a fragment of the same page', async () => {
      const { page, documents } = await visitQuietly(install + end, { origin: site.origin });
      await insertLink(page, `${install}.html#100%`, 'A place here');
      await page.getByRole('link', { name: 'A place here' }).click();
      await page.waitForFunction(() => scrollY > 1000);
      expect([addressOf(page), documents()]).toEqual([`${install}${end}#100%`, 0]);
    });

    test('should show a page under its canonical address even if the host serves it under its file name', async () => {
      const { page } = await visitQuietly(install + end, { origin: site.origin });
      const html = await (await page.request.get(install + end)).text();
      await page.route('**/install.html?a=b', (route) => route.fulfill({ contentType: 'text/html', body: html }));
      await page.goto(`${install}.html?a=b#inside`);
      await waitForApp(page);
      expect(addressOf(page)).toBe(`${install}${end}?a=b#inside`);
    });

    test('should redirect to the page if the host has nothing under the name of a file', async () => {
      const { page } = await visitQuietly(install + end, { origin: site.origin });
      const body = await (await page.request.get(`${baseUrl}nowhere`)).text();
      await page.route(/install(?:\/index)?\.html/, (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body }),
      );
      for (const ending of ['.html', '/index.html']) {
        await page.goto(`${install + ending}?a=b#inside`);
        await arrive(page, 'Install');
        expect([ending, addressOf(page)]).toEqual([ending, `${install}${end}?a=b#inside`]);
      }
    });

    test('should show the 404 page, whether by a link or by an outside visit', async () => {
      const { page } = await visitQuietly(`${baseUrl}docs${end}`, { origin: site.origin });
      await insertLink(page, `${baseUrl}no/such/page?a#b`, 'Nowhere');
      await page.getByRole('link', { name: 'Nowhere' }).click();
      await arrive(page, 'Page not found');
      await waitForApp(page);
      expect(addressOf(page)).toBe(`${baseUrl}no/such/page?a#b`);
      const documents = countDocuments(page);
      await mainLink(page, 'Live').click();
      await arrive(page, 'Live');
      expect(documents()).toBe(0);
      await page.goBack();
      await arrive(page, 'Page not found');
      expect((await page.goto(`${baseUrl}docs/nothing`))?.status()).toBe(404);
      await arrive(page, 'Page not found');
    });
  },
);

describe('any site', () => {
  const { baseUrl, trailingSlash, end } = settings[1];
  const install = `${baseUrl}docs/guide/install`;
  let site: BuiltSite;
  beforeAll(async () => {
    site = await serveWays({ baseUrl, trailingSlash });
  });

  test('should follow a fragment to the name of an `<a>`', async () => {
    const { page, documents } = await visitQuietly(`${baseUrl}docs${end}`, { origin: site.origin });
    await insertLink(page, `${install}#by%20name`, 'The name');
    await page.getByRole('link', { name: 'The name' }).click();
    await arrive(page, 'Install');
    await page.waitForFunction(() => scrollY > 1000);
    expect(documents()).toBe(0);
  });

  test('should leave files that are not pages to the browser', async () => {
    const { page } = await visitQuietly(baseUrl, { origin: site.origin });
    const asked = watchPageData(page);
    const follow = async (from: string, name: string): Promise<void> => {
      await page.goto(baseUrl + from + end);
      await waitForApp(page);
      asked.length = 0;
      await page.getByRole('link', { name, exact: true }).click();
      await page.waitForURL('**/files/**');
    };
    await follow('docs/guide/install', 'A file');
    await follow('docs/guide/live', 'A file');
    await follow('docs/guide/install', 'Demo');
    expect(asked).toEqual([]);
    await page.goto(install + end);
    await waitForApp(page);
    await insertLink(page, `${baseUrl}files/demo.html`, 'Unmarked');
    await page.getByRole('link', { name: 'Unmarked' }).click();
    await arrive(page, 'Demo');
    expect(addressOf(page)).toBe(`${baseUrl}files/demo.html`);
  });

  test('should restore the scroll position on Back to a live page, and hydrate it again', async () => {
    const { page, documents } = await visitQuietly(`${baseUrl}docs/guide/live${end}`, { origin: site.origin });
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await page.waitForFunction(() => scrollY === 1500);
    await mainLink(page, 'Install').click();
    await arrive(page, 'Install');
    await page.goBack();
    await arrive(page, 'Live');
    await page.waitForFunction(() => scrollY === 1500);
    await waitForApp(page);
    await page.getByRole('button', { name: 'Count 0' }).click();
    await page.getByRole('button', { name: 'Count 1' }).waitFor();
    expect(documents()).toBe(0);
  });
});
