import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { findViolations, horizontalOverflow } from '../reader/inspect-page.js';
import { search } from '../reader/search-reader.js';
import { visit } from '../reader/visit.js';
import { settle } from '../reader/waiting.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

const config = {
  title: 'Exhibition',
  i18n: { defaultLocale: 'en', locales: ['en', 'ar'], localeConfigs: { ar: { direction: 'rtl' } } },
  announcementBar: { content: 'Version 2 is out. <a href="/docs/blocks">See what is new in it</a>.' },
  sidebar: { hideable: true },
  navbar: {
    items: [
      { label: 'Elsewhere', href: 'https://example.org' },
      { label: 'More', items: [{ label: 'Blocks', to: '/docs/blocks' }] },
    ],
  },
};

const kinds = ['note', 'tip', 'info', 'important', 'warning', 'caution', 'danger'];
const columns = Array.from({ length: 9 }, (_, index) => `Column ${index + 1}`);
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const blocks = `
## A heading with \`code\` in it

A <mark>mark</mark>, <kbd>Ctrl</kbd>, \`inline()\`, **\`strong()\`**, [\`linked()\`](other.md), [a link](https://example.org) and a footnote[^1].

- [x] Done
- [ ] Open
  - [ ] Inside

${kinds.map((kind) => `:::${kind}[Of the kind \`${kind}\`]\n\nText with \`code\` and [a link](other.md).\n\n:::`).join('\n\n')}

\`\`\`diff title="src/.changes"
- removed
- removed, too
+ added
  kept
\`\`\`

<details><summary>What folds</summary>Its text.</details>

${row(columns)}
${row(columns.map(() => '---'))}
${row(columns.map(() => 'some text here'))}

> A quotation

Words such as an_identifier_that_is_longer_than_any_narrow_window_is_wide_and_never_breaks_by_itself are rare.

[^1]: The footnote.
`;

const files = {
  'docsite.config.json': JSON.stringify(config),
  'docs/blocks.md': `---\nsidebar_position: 1\ntags: [one]\n---\n\n# Blocks\n${blocks}`,
  'docs/folder/_category_.json': JSON.stringify({ label: 'Folder', position: 2 }),
  'docs/folder/inside.md': '# Inside',
  'docs/other.md': '# Other',
  'pages/index.md': '# Welcome',
};

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite(files);
});

async function leftOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.x ?? Number.NaN;
}

/** The transform of an element's pseudo-element. */
function transformOf(element: Locator, part: '::before' | '::after'): Promise<string> {
  return element.evaluate((node, pseudo) => getComputedStyle(node, pseudo).transform, part);
}

describe.each(['/docs/blocks', '/ar/docs/blocks'])('%s, which has every text style', (path) => {
  test.each(['light', 'dark'] as const)('should be without a fault in the %s', async (theme) => {
    const { page, problems } = await visit(path, { origin: site.origin, theme });
    await settle(page);
    expect(await findViolations(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('should fit windows of all widths', async () => {
    const { page } = await visit(path, { origin: site.origin });
    const overflows: [number, number][] = [];
    for (const width of [320, 390, 768, 996, 997, 1199, 1200, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      overflows.push([width, await horizontalOverflow(page)]);
    }
    expect(overflows.filter(([, overflow]) => overflow > 0)).toEqual([]);
  });
});

test('what is current, selected or marked should stand out if the system forces its colours', async () => {
  const { page } = await visit('/docs/apis/core/dml');
  await page.emulateMedia({ forcedColors: 'active' });
  await search(page, 'lock');
  const marksOf = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { borderBottom, borderInlineStart, outlineStyle, textDecorationLine } = getComputedStyle(element);
        return [borderBottom, borderInlineStart, outlineStyle, textDecorationLine].join();
      });
  const states = [
    ['.tab', '[aria-selected="true"]'],
    ['.toc-link', '[aria-current]'],
    ['.navbar-link', '[aria-current]'],
    ['.search-option', '[aria-selected="true"]'],
    ['.code-frame .line', '.highlighted'],
  ] as const;
  for (const [element, state] of states) {
    const marks = await marksOf(`${element}${state}`);
    expect([element, marks]).not.toEqual([element, await marksOf(`${element}:not(${state})`)]);
  }
});

test('results with words wider than the window should wrap them', async () => {
  const { page } = await visit('/search?q=words', { origin: site.origin, width: 320 });
  await page.getByRole('main').getByText('an_identifier_that').first().waitFor();
  expect(await horizontalOverflow(page)).toBe(0);
});

describe('on a page with every text style', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await visit('/docs/blocks', { origin: site.origin, isShared: true }));
  });

  test('a table of many columns should keep them readable, and scroll in its frame', async () => {
    const widths = await page.getByRole('columnheader').evaluateAll((cells) => cells.map((cell) => cell.clientWidth));
    expect(Math.min(...widths)).toBeGreaterThan(110);
  });

  test('runs of removed and added lines should be highlighted from edge to edge', async () => {
    const marks = await page.locator('.code-frame code').evaluate((code) =>
      [...code.querySelectorAll('.deleted-sign, .inserted-sign')].map((run) => ({
        lines: Math.round(run.clientHeight / Number.parseFloat(getComputedStyle(run).lineHeight)),
        fills: run.clientWidth === code.clientWidth,
        background: getComputedStyle(run).backgroundColor,
      })),
    );
    expect(marks.map(({ lines, fills }) => ({ lines, fills }))).toEqual([
      { lines: 2, fills: true },
      { lines: 1, fills: true },
    ]);
    expect(new Set(marks.map(({ background }) => background)).size).toBe(2);
  });

  test('a nested task should be indented further', async () => {
    const [done, open, inside] = await Promise.all(
      [0, 1, 2].map((index) => leftOf(page.getByRole('checkbox').nth(index))),
    );
    expect(open).toBe(done);
    expect(inside).toBeGreaterThan((done ?? 0) + 16);
  });
});

test('everything should be mirrored from right to left except code', async () => {
  const { page } = await visit('/ar/docs/blocks', { origin: site.origin });
  const text = page.getByRole('heading', { level: 1 });
  const [sidebar, content, toc] = await Promise.all([page.locator('.sidebar'), text, page.locator('.toc')].map(leftOf));
  expect(sidebar).toBeGreaterThan(content ?? Number.NaN);
  expect(toc).toBeLessThan(content ?? Number.NaN);
  for (const code of ['p > code', 'pre', 'kbd'])
    expect([
      code,
      await page
        .locator(`.markdown ${code}`)
        .first()
        .evaluate((element) => getComputedStyle(element).direction),
    ]).toEqual([code, 'ltr']);
  const mirrored = 'matrix(-1, 0, 0, 1, 0, 0)';
  expect(await transformOf(page.locator('.details > summary'), '::before')).toBe(mirrored);
  expect(await transformOf(page.locator('.sidebar-toggle'), '::before')).toBe(mirrored);
  expect(await page.locator('.sidebar-hide .icon').evaluate((icon) => getComputedStyle(icon).transform)).toBe(mirrored);
  expect(await text.evaluate((heading) => getComputedStyle(heading).letterSpacing)).toBe('normal');
});
