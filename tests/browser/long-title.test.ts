import { beforeAll, expect, test } from '@jest/globals';
import { type BuiltSite, serveBuiltSite } from './built-site.js';
import { horizontalOverflow } from './inspect-page.js';
import { visit } from './visit.js';

let site: BuiltSite;

beforeAll(async () => {
  site = await serveBuiltSite({
    'docsite.config.json': JSON.stringify({ title: 'A title that is longer than narrow screens are wide', navbar: {} }),
    'docs/index.md': '# Docs',
    'pages/index.md': '# Home',
  });
});

test.each([
  ['end before the buttons of a narrow screen', 390, false],
  ['be shown completely on a wide one', 1440, true],
])('a long title should %s', async (_, width, isWhole) => {
  const { page } = await visit('/docs', { origin: site.origin, width });
  const shown = await page
    .getByRole('banner')
    .first()
    .evaluate((banner) => {
      const [title, tools] = ['.navbar-title', '.navbar-tools'].map((name) => banner.querySelector(name) as Element);
      return {
        isBefore: (title?.getBoundingClientRect().right ?? 0) <= (tools?.getBoundingClientRect().left ?? 0),
        isWhole: title !== undefined && title.scrollWidth <= title.clientWidth,
      };
    });
  expect({ ...shown, overflow: await horizontalOverflow(page) }).toEqual({ isBefore: true, isWhole, overflow: 0 });
});
