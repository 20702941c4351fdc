import { describe, expect, test } from '@jest/globals';
import { findBadMeasures, findViolationsInBothModes, horizontalOverflow } from './inspect-page.js';
import { visit } from './visit.js';
import { settle } from './waiting.js';

const kinds = [
  ['home', '/'],
  ['doc with tabs', '/docs/apis/core/dml'],
  ['doc with a dotted route', '/docs/apis/commonfiles/version.php'],
  ['doc with long tables', '/docs/apis/plugintypes'],
  ['Markdown', '/markdown-page'],
  ['category', '/docs/category/subsystems'],
  ['tag list', '/docs/tags'],
  ['tag', '/docs/tags/plugin'],
  ['versions', '/versions'],
  ['search', '/search'],
  ['missing', '/no/such/page'],
] as const;

const circumstances = [
  { width: 1440, theme: 'light' },
  { width: 390, theme: 'dark' },
] as const;

describe.each(kinds)('the %s page', (_kind, path) => {
  test.each(circumstances)(
    'should show itself without a fault at $width pixels in the $theme, and in the other colours',
    async (circumstance) => {
      const { page, problems } = await visit(path, { ...circumstance, saveData: false });
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      await settle(page);
      expect({
        problems,
        theme: await page.locator('html').getAttribute('data-theme'),
        layoutShift: await page.evaluate(() => globalThis.layoutShift),
        overflow: await horizontalOverflow(page),
        titles: await page.getByRole('heading', { level: 1 }).count(),
        violations: await findViolationsInBothModes(page),
      }).toEqual({ problems: [], theme: circumstance.theme, layoutShift: 0, overflow: 0, titles: 1, violations: [] });
    },
  );

  test('should keep lines of 45 to 78 characters in a wide window, and fit one of 320 pixels', async () => {
    const { page } = await visit(path);
    expect(await findBadMeasures(page, 45, 78)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await horizontalOverflow(page)).toBe(0);
  });
});
