import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitForApp } from '../reader/app-alive.js';
import { visit } from '../reader/visit.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({
    'docsite.config.json': `{
      "title": "Modules", "docs": { "path": "docs", "routeBasePath": "/" }, "clientModules": ["follow.js"]
    }`,
    'docs/index.md': '# First\n\n[Next](./next.md) [Part](#part)\n\n## Part\n',
    'docs/next.md': '# Second\n',
    'docs/tabs.mdx': `# Third

<Tabs queryString="os">
  <TabItem value="linux" label="Linux">One</TabItem>
  <TabItem value="windows" label="Windows">Two</TabItem>
</Tabs>
`,
    'follow.js': `const log = (name, { location, previousLocation }) => {
        const title = document.querySelector('h1').firstChild.textContent;
        (window.calls ??= []).push([name, (previousLocation?.pathname ?? '') + ' → ' + location.pathname + location.search + location.hash, title].join(' '));
      };
      export const onRouteUpdate = (change) => {
        log('update', change);
        return () => log('clean', change);
      };
      export const onRouteDidUpdate = (change) => log('did', change);`,
  });
});

/** Waits until this many calls were made since the last time, and returns them. */
async function takeCalls(page: Page, count: number): Promise<string[]> {
  await page.waitForFunction((wanted) => (window.calls?.length ?? 0) >= wanted, count);
  return page.evaluate(() => window.calls?.splice(0).map((call) => call.trim()) ?? []);
}

declare global {
  /** The calls of the module that the test has not read yet. */
  var calls: string[] | undefined;
}

test('modules should be called before another page is drawn and once it is, and for fragments', async () => {
  const { page } = await visit('/', { origin: site.origin });
  await waitForApp(page);
  expect(await takeCalls(page, 2)).toEqual(['update  → / First', 'did  → / First']);
  await page.getByRole('link', { name: 'Part' }).first().click();
  await page.waitForURL('**/#part');
  expect(await takeCalls(page, 3)).toEqual([
    'update / → /#part First',
    'clean / → /#part First',
    'did / → /#part First',
  ]);
  await page.getByRole('link', { name: 'Next' }).first().click();
  await page.getByRole('heading', { name: 'Second' }).waitFor();
  expect(await takeCalls(page, 3)).toEqual(['update / → /next First', 'clean / → /next First', 'did / → /next Second']);
  await page.goBack();
  await page.getByRole('heading', { name: 'First' }).waitFor();
  expect(await takeCalls(page, 3)).toEqual([
    'update /next → /#part Second',
    'clean /next → /#part Second',
    'did /next → /#part First',
  ]);
});

test('modules should be called for a tab that sets the query of the address', async () => {
  const { page } = await visit('/tabs', { origin: site.origin });
  await waitForApp(page);
  expect(await takeCalls(page, 2)).toHaveLength(2);
  await page.getByRole('tab', { name: 'Windows' }).click();
  await page.getByRole('tab', { name: 'Windows' }).click();
  expect(await takeCalls(page, 3)).toEqual([
    'update /tabs → /tabs?os=windows Third',
    'clean /tabs → /tabs?os=windows Third',
    'did /tabs → /tabs?os=windows Third',
  ]);
});
