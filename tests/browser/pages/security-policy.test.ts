import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { waitForApp } from '../reader/app-alive.js';
import { visit } from '../reader/visit.js';
import { settle } from '../reader/waiting.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

declare global {
  /** The scripts in the pages below that have run. */
  var ran: string[] | undefined;
}

const script = (name: string): string => `<script>(window.ran ??= []).push("${name}")</script>`;

const files = {
  'docsite.config.json': JSON.stringify({ title: 'Policy', docs: { routeBasePath: '/' } }),
  'docs/index.md': `# Home\n\n${script('author')}\n\n<div style="width: 123px">Styled</div>\n`,
  'docs/live.mdx': "import { Counter } from '../components/counter.tsx';\n\n# Live\n\n<Counter />\n",
  'components/counter.tsx':
    'import { useState } from \'react\';\nexport function Counter() {\n  const [count, setCount] = useState(0);\n  return <button type="button" onClick={() => setCount(count + 1)}>Count {count}</button>;\n}\n',
  'static/demo.html': `<!doctype html><title>Demo</title>${script('demo')}`,
};

describe('the policy that is sent with a site', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await serveBuiltSite(files);
  });

  test('should allow everything that the author wrote', async () => {
    const { page, problems } = await visit('/', { origin: site.origin });
    expect(await page.evaluate(() => globalThis.ran)).toEqual(['author']);
    expect(await page.getByText('Styled').evaluate((element) => getComputedStyle(element).width)).toBe('123px');
    await page.goto('/demo.html');
    expect(await page.evaluate(() => globalThis.ran)).toEqual(['demo']);
    await page.goto('/live');
    await waitForApp(page);
    await page.getByRole('button', { name: 'Count 0' }).click();
    await page.getByRole('button', { name: 'Count 1' }).waitFor();
    await settle(page);
    expect(problems).toEqual([]);
  });

  test('should block an inline script that the site was not built with', async () => {
    const place = join(site.outDir, 'live/index.html');
    const html = readFileSync(place, 'utf8');
    writeFileSync(
      place,
      html.replace('</body>', `${script('injected')}<p onclick="ran = ['attribute']">Press</p></body>`),
    );
    const { page, problems } = await visit('/live', { origin: site.origin });
    await page.getByText('Press').click();
    writeFileSync(place, html);
    expect(await page.evaluate(() => globalThis.ran)).toBeUndefined();
    expect(problems.filter((problem) => /Content Security Policy/.test(problem))).toHaveLength(2);
  });

  test('should match _headers', async () => {
    await site.rebuild({ 'static/_headers': '/live\n  X-Robots-Tag: none\n' });
    const { page } = await visit('/live', { origin: site.origin });
    const headers = (await page.goto('/live'))?.headers() ?? {};
    expect([
      headers['x-robots-tag'],
      headers['referrer-policy'],
      headers['content-security-policy']?.includes("script-src 'self' 'sha256-"),
    ]).toEqual(['none', 'strict-origin-when-cross-origin', true]);
    expect((await page.goto('/'))?.headers()['x-robots-tag']).toBeUndefined();
    expect((await page.goto('/_headers'))?.status()).toBe(404);
  });
});
