import { beforeAll, describe, expect, test } from '@jest/globals';
import { visit } from '../reader/visit.js';
import { settle } from '../reader/waiting.js';
import { serveBuiltSite } from '../sites/built-site.js';
import { serveSlowly } from '../sites/slow-site.js';

const widths = [1440, 390];

describe('a document that arrives in pieces', () => {
  let origin: string;
  beforeAll(async () => {
    origin = await serveSlowly(process.env.DOCSITE_TEST_ORIGIN as string);
  });

  describe.each([
    ['home', '/'],
    ['doc', '/docs/apis/commonfiles/version.php'],
    ['search', '/search'],
    ['missing', '/no/such/page'],
  ])('of the %s page', (_kind, path) => {
    test.each(widths)('should not shift at %i pixels', async (width) => {
      const { page } = await visit(path, { origin, width });
      await settle(page);
      expect(await page.evaluate(() => globalThis.layoutShift)).toBe(0);
    });
  });
});

describe('a long document that arrives in pieces', () => {
  const chapter = (number: number): string =>
    `## Chapter ${number}\n\n${`${'Some words of a long text. '.repeat(15)}\n\n`.repeat(8)}`;
  const long = `---\ntitle: Long\n---\n\n${Array.from({ length: 60 }, (_, index) => chapter(index)).join('\n')}`;
  let origin: string;
  let shown: Promise<void>;
  beforeAll(async () => {
    const site = await serveBuiltSite({
      'docsite.config.json': JSON.stringify({
        title: 'Arrival',
        navbar: { items: [{ label: 'Docs', to: '/docs/long' }] },
      }),
      'docs/long.md': long,
      'pages/index.md': long,
    });
    origin = await serveSlowly(site.origin, { after: 10, release: () => shown });
  });

  describe.each(['/docs/long', '/'])('at %s', (path) => {
    test.each(widths)('should be read from its first pieces on, and not shift at %i pixels', async (width) => {
      let release: () => void = () => {};
      shown = new Promise((resolve) => {
        release = resolve;
      });
      const { page } = await visit(path, { origin, width, waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      expect(await page.evaluate(() => document.readyState)).toBe('loading');
      release();
      await page.waitForLoadState();
      await settle(page);
      expect(await page.evaluate(() => globalThis.layoutShift)).toBe(0);
    });
  });
});
