import { expect, test } from '@jest/globals';
import { holdPageData } from '../reader/app-alive.js';
import { mainLink, visitQuietly } from '../reader/reader.js';
import { arrive } from '../reader/waiting.js';

const start = '/docs/apis';

test('the bar should appear after 200 ms at 8 %, grow by up to 2 % every 800 ms, and take 200 ms to end', async () => {
  const { page } = await visitQuietly(start);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.evaluate(() => {
    Math.random = () => 1;
  });
  const release = await holdPageData(page, '/docs');
  await mainLink(page, 'Guides').click();
  const bars = page.locator('.progress-bar');
  const progressAfter = async (time: number): Promise<number[]> => {
    await page.clock.runFor(time);
    return bars.evaluateAll((elements) =>
      elements.map((element) => Number((element as HTMLElement).style.getPropertyValue('--progress'))),
    );
  };
  expect(await progressAfter(199)).toEqual([]);
  expect(await progressAfter(1)).toEqual([0.08]);
  expect(await bars.evaluate((bar) => getComputedStyle(bar).transition)).toMatch(/^transform 0\.2s/);
  expect(await progressAfter(799)).toEqual([0.08]);
  expect(await progressAfter(1)).toEqual([0.1]);
  release();
  await page.locator('.progress-bar[style*="--progress: 1"]').waitFor();
  expect(await progressAfter(199)).toEqual([1]);
  expect(await progressAfter(1)).toEqual([]);
});

test('the bar should end with the next action of the reader, whatever becomes of the pending page', async () => {
  const { page } = await visitQuietly(start);
  const release = await holdPageData(page, '/docs');
  const bar = page.locator('.progress-bar');
  await mainLink(page, 'Guides').click();
  await bar.waitFor();
  await mainLink(page, 'Community').click();
  await arrive(page, 'Contributing');
  await bar.waitFor({ state: 'detached' });
  release();
});

test('the page should stay until the next one is loaded, with a bar if that takes long', async () => {
  const { page } = await visitQuietly(start);
  const release = await holdPageData(page, '/docs');
  await mainLink(page, 'Guides').click();
  const bar = page.locator('.progress-bar');
  await bar.waitFor();
  expect(Number(await bar.evaluate((element) => element.style.getPropertyValue('--progress')))).toBeGreaterThanOrEqual(
    0.08,
  );
  expect([new URL(page.url()).pathname, await page.getByRole('heading', { level: 1 }).textContent()]).toEqual([
    start,
    'API Guides',
  ]);
  release();
  await arrive(page, 'Introduction');
  await bar.waitFor({ state: 'detached' });
});

test('no bar should appear if the next page is loaded at once', async () => {
  const { page } = await visitQuietly(start);
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if ((node as Element).className === 'progress-bar') document.title = 'bar';
    }).observe(document.body, { childList: true });
  });
  // the page arrives before any time has passed
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await mainLink(page, 'Guides').click();
  await page.waitForURL('**/docs');
  await page.clock.runFor(1000);
  await arrive(page, 'Introduction');
  expect(await page.title()).not.toBe('bar');
});
