import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { countDocuments, holdPageData, waitForApp } from '../reader/app-alive.js';
import { visit } from '../reader/visit.js';
import { arrive, expectSoon, settle } from '../reader/waiting.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

const fragile = `import { useRouter } from '@docsite/renderer/template';
import { useState } from 'react';
import './fragile.css';

export default function Fragile() {
  const [isBroken, setBroken] = useState(false);
  const { navigate } = useRouter();
  if (isBroken) throw new Error('the vase fell');
  return (
    <>
      <h1>Fragile</h1>
      <button type="button" onClick={() => setBroken(true)}>Push</button>
      <button type="button" onClick={() => navigate('/docs')}>Leave</button>
    </>
  );
}
`;

const outside = `import { useRouter } from '@docsite/renderer/template';
import { createRoot } from 'react-dom/client';

function Lost() {
  useRouter();
  return null;
}

export default function Outside() {
  const draw = () => createRoot(document.createElement('div'), { onUncaughtError: (error) => { document.title = error.message; } }).render(<Lost />);
  return <button type="button" onClick={draw}>Draw</button>;
}
`;

const files = {
  'docsite.config.json': JSON.stringify({
    title: 'Vases',
    navbar: {
      items: [
        { label: 'Fragile', to: '/fragile' },
        { label: 'Docs', to: '/docs' },
      ],
    },
  }),
  'docs/index.md': '---\ntitle: Docs\nslug: /\n---\n\nText.\n',
  'pages/index.md': '---\ntitle: Home\n---\n\nText.\n',
  'pages/fragile.tsx': fragile,
  'pages/fragile.css': 'button { outline: 3px solid rgb(1, 2, 3) }',
  'pages/outside.tsx': outside,
};

let vases: Promise<BuiltSite> | undefined;
const serveVases = (): Promise<BuiltSite> => (vases ??= serveBuiltSite(files));

test('a page that throws should say so, and be rendered again on request', async () => {
  const { origin } = await serveVases();
  const { page } = await visit('/fragile', { origin });
  await waitForApp(page);
  await page.getByRole('button', { name: 'Push' }).click();
  await arrive(page, 'This page crashed.');
  await expectSoon(() => page.title(), 'Page Error');
  expect(await page.getByRole('alert').textContent()).toContain('the vase fell');
  await page.getByRole('button', { name: 'Try again' }).click();
  await arrive(page, 'Fragile');
  await expectSoon(() => page.title(), 'fragile | Vases');
});

test('the crash message should keep clear of the window edges, and its parts of each other', async () => {
  const { origin } = await serveVases();
  const { page } = await visit('/fragile', { origin });
  await waitForApp(page);
  await page.getByRole('button', { name: 'Push' }).click();
  const parts = page.getByRole('alert').locator('> *');
  await parts.first().waitFor();
  const boxes = await parts.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect(boxes.every(({ left, right }) => left >= 16 && right <= 1440 - 16)).toBe(true);
  expect(boxes.slice(1).every(({ top }, index) => top - (boxes[index]?.bottom ?? 0) >= 16)).toBe(true);
});

test('a page that crashed should not affect the next one', async () => {
  const { origin } = await serveVases();
  const { page } = await visit('/fragile', { origin });
  await waitForApp(page);
  await page.getByRole('button', { name: 'Push' }).click();
  await page.getByRole('heading', { name: 'This page crashed.' }).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' }).click();
  await arrive(page, 'Docs');
  expect(await page.title()).toBe('Docs | Vases');
});

test('a live page should be hydrated, with its styles, when it is navigated to', async () => {
  const { origin } = await serveVases();
  const { page, problems } = await visit('/docs', { origin });
  await waitForApp(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fragile' }).click();
  const button = page.getByRole('button', { name: 'Leave' });
  await button.waitFor();
  expect(await button.evaluate((element) => getComputedStyle(element).outlineColor)).toBe('rgb(1, 2, 3)');
  await button.click();
  await arrive(page, 'Docs');
  expect([new URL(page.url()).pathname, problems]).toEqual(['/docs', []]);
});

test('a missing module should cause one reload of the document', async () => {
  const { origin } = await serveVases();
  const { page } = await visit('/docs', { origin, saveData: true });
  await waitForApp(page);
  const documents = countDocuments(page);
  await page.route('**/assets/js/page-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fragile' }).click();
  await arrive(page, 'Fragile');
  await settle(page);
  expect(documents()).toBe(1);
});

test('a page of a build that is gone should stay unchanged, with a warning and no uncaught error', async () => {
  const { origin } = await serveVases();
  const { page, problems } = await visit('/docs', { origin });
  await waitForApp(page);
  await page.route('**/assets/site-*.json', (route) => route.fulfill({ status: 404 }));
  const release = await holdPageData(page, '/docs');
  const warned = page.waitForEvent('console', (message) => message.text().includes('this page stays as it is'));
  const answered = page.waitForResponse('**/assets/site-*.json');
  await page.reload();
  await answered;
  await settle(page);
  release();
  await warned;
  expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fragile' }).click();
  await arrive(page, 'Fragile');
});

test('a router hook outside the site should throw an error that says so', async () => {
  const { origin } = await serveVases();
  const { page } = await visit('/outside', { origin });
  await waitForApp(page);
  await page.getByRole('button', { name: 'Draw' }).click();
  await page.waitForFunction(() => document.title.includes('outside a RouterContext provider'));
});

describe('the document without a page', () => {
  test('should show a loading indicator, and then the page of its address', async () => {
    const { origin } = await serveVases();
    const { page, problems } = await visit('/docs', { origin });
    await waitForApp(page);
    const shell = await (await page.request.get('/assets/shell.html')).text();
    await page.route('**/docs', (route) => route.fulfill({ contentType: 'text/html', body: shell }));
    const release = await holdPageData(page, '/docs');
    await page.reload();
    const sign = page.getByRole('status', { name: 'Loading' });
    const rings = sign.locator('circle');
    expect(await rings.evaluateAll((circles) => circles.map((circle) => getComputedStyle(circle).animation))).toEqual([
      expect.stringMatching(/^3s .*infinite/),
      expect.stringMatching(/^3s .*-1.5s infinite/),
    ]);
    const box = await sign.locator('svg').boundingBox();
    expect([box && box.x + box.width / 2, box && box.y + box.height / 2]).toEqual([720, 450]);
    release();
    await arrive(page, 'Docs');
    await expectSoon(async () => [await sign.count(), await page.title()], [0, 'Docs | Vases']);
    expect(problems).toEqual([]);
  });
});

test('React should hydrate without losing the focus', async () => {
  const { page } = await visit('/docs/apis/core/dml', { saveData: true });
  const link = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Plugin types' });
  await link.focus();
  await waitForApp(page);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Collapse “Plugin types”');
});

test('React should hydrate pages of all kinds, with each sidebar of the site, without rendering anything anew', async () => {
  const routes = [...pagesOfAllKinds(), '/search', '/no/such/page'];
  expect(routes.length).toBeGreaterThan(30);
  const faults: string[] = [];
  const walk = async (): Promise<void> => {
    const { page, problems } = await visit('/versions', { saveData: true });
    for (let route = routes.shift(); route !== undefined; route = routes.shift()) {
      const before = problems.length;
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await page.mouse.move(5, problems.length % 2);
      await waitForApp(page);
      faults.push(...problems.slice(before).map((problem) => `${route}: ${problem}`));
    }
    await settle(page);
  };
  await Promise.all([walk(), walk(), walk(), walk()]);
  expect(faults).toEqual([]);
});

/** Of the pages of each kind with each sidebar: the first one and the last one. */
function pagesOfAllKinds(): string[] {
  const folder = join(process.env.DOCSITE_TEST_SHARED as string, 'own/assets/pages');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'));
  const kinds = new Map<string, string[]>();
  for (const file of files.sort()) {
    const { route, kind, of, docs } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as PageData;
    const name = [kind, of, docs?.instance, docs?.sidebar].join();
    kinds.set(name, [...(kinds.get(name) ?? []), route]);
  }
  return [...kinds.values()].flatMap((pages) => {
    const numbers = new Set([0, pages.length - 1]);
    return [...numbers].map((number) => pages[number] as string);
  });
}

/** The part of page data that identifies the kind of a page. */
interface PageData {
  readonly route: string;
  readonly kind: string;
  /** Only for generated pages. */
  readonly of?: string;
  readonly docs?: { readonly instance: string; readonly sidebar?: string };
}
