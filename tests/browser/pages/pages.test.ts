import { describe, expect, test } from '@jest/globals';
import { findBadMeasures, findViolations, horizontalOverflow } from '../reader/inspect-page.js';
import { type Visit, visit } from '../reader/visit.js';
import { expectSoon, settle } from '../reader/waiting.js';

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

/** Goes to the end of a page that is just shown; returns all problems found, in its colour mode. */
async function findFaults({ page, problems }: Visit): Promise<object> {
  // Chromium drops the scroll of a key that is pressed just before a page's first frame is shown
  await expectSoon(async () => {
    await page.keyboard.press('End');
    return page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  }, true);
  await settle(page);
  return {
    problems,
    theme: await page.locator('html').getAttribute('data-theme'),
    layoutShift: await page.evaluate(() => globalThis.layoutShift),
    overflow: await horizontalOverflow(page),
    titles: await page.getByRole('heading', { level: 1 }).count(),
    violations: await findViolations(page),
  };
}

const faultless = { problems: [], layoutShift: 0, overflow: 0, titles: 1, violations: [] };

describe.each(kinds)('the %s page', (_kind, path) => {
  test('should be rendered without a fault on a dark phone', async () => {
    const visited = await visit(path, { width: 390, theme: 'dark', saveData: false });
    expect(await findFaults(visited)).toEqual({ ...faultless, theme: 'dark' });
  });

  test('should be so in a wide light window, with lines of 45 to 78 characters, and fit one of 320 pixels', async () => {
    const visited = await visit(path, { width: 1440, theme: 'light', saveData: false });
    expect(await findFaults(visited)).toEqual({ ...faultless, theme: 'light' });
    const { page } = visited;
    expect(await findBadMeasures(page, 45, 78)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await horizontalOverflow(page)).toBe(0);
  });
});
