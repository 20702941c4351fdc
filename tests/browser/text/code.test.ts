import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitForApp } from '../reader/app-alive.js';
import { contrastOf } from '../reader/contrast.js';
import { findViolations } from '../reader/inspect-page.js';
import { visit } from '../reader/visit.js';
import { layOut, passFrames, settle } from '../reader/waiting.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

const path = '/docs/apis/commonfiles/version.php';

test('the copy button of a code block should copy its code as written', async () => {
  const { page } = await visit(path);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const block = page.getByRole('figure', { name: 'local/example/version.php' });
  await block.getByRole('button', { name: 'Copy code' }).click();
  await block.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^<\?php\n/);
  expect(copied).toContain('\n/**\n * Version information for local_example.\n *\n');
});

test('code should be a tab stop if it scrolls, and not otherwise', async () => {
  const stops = async (width: number): Promise<{ scrolls: boolean; isStop: boolean }[]> => {
    const { page } = await visit(path, { width });
    await settle(page);
    return page.locator('.code-frame > pre').evaluateAll((blocks) =>
      blocks.map((block) => ({
        scrolls: block.scrollWidth > block.clientWidth,
        isStop: (block as HTMLElement).tabIndex === 0 && block.hasAttribute('tabindex'),
      })),
    );
  };
  const [wide, narrow] = [await stops(1440), await stops(390)];
  for (const { scrolls, isStop } of [...wide, ...narrow]) expect(isStop).toBe(scrolls);
  expect(narrow.some(({ isStop }) => isStop)).toBe(true);
  expect(wide.some(({ isStop }) => isStop)).toBe(false);
});

describe('code', () => {
  const long = `const words = [${Array.from({ length: 30 }, (_, index) => `'word ${index}'`).join(', ')}];`;
  let site: BuiltSite;
  const block = (page: Page, name: string) => page.getByRole('figure', { name });
  const wrapButton = (page: Page, name: string) => block(page, name).getByRole('button', { name: 'Toggle word wrap' });

  beforeAll(async () => {
    site = await serveBuiltSite({
      'docsite.config.ts': "export default { title: 'Code' };",
      'pages/index.md': '# Home',
      'docs/first.md': `# First\n\n\`\`\`js title="long.js" showLineNumbers\n${long}\nlast();\n\`\`\`\n\n\`\`\`js title="short.js"\nshort();\n\`\`\`\n\n| A | table |\n| - | ----- |\n| that | fits |\n`,
      'docs/changed.md': `# Changed\n\n\`\`\`js title="changed.js" showLineNumbers\na('b'); // [!code --]\nc(1); // [!code ++]\n// d [!code]\ne(); // [!code warning]\nf(); // [!code error]\n\`\`\`\n`,
      'docs/second.md': `# Second\n\n\`\`\`js title="other.js"\n${long}\n\`\`\`\n`,
    });
  });

  test('should be wrapped by its button if its lines are too long, and only then', async () => {
    const { page, problems } = await visit('/docs/first', { origin: site.origin });
    const code = block(page, 'long.js').locator('pre');
    const overflow = (): Promise<number> => code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await wrapButton(page, 'long.js').waitFor();
    expect(await wrapButton(page, 'short.js').count()).toBe(0);
    expect([await overflow(), await code.getAttribute('tabindex')]).toEqual([expect.any(Number), '0']);
    expect(await overflow()).toBeGreaterThan(0);
    await wrapButton(page, 'long.js').click();
    await page.waitForFunction(() => document.querySelector('pre[tabindex]') === null);
    expect([await overflow(), await wrapButton(page, 'long.js').getAttribute('aria-pressed')]).toEqual([0, 'true']);
    expect(await findViolations(page)).toEqual([]);
    await wrapButton(page, 'long.js').click();
    await page.waitForFunction(() => document.querySelector('pre[tabindex="0"]') !== null);
    expect(await wrapButton(page, 'long.js').getAttribute('aria-pressed')).toBe('false');
    expect(problems).toEqual([]);
  });

  test('should keep wrapped lines beside their numbers, and in order', async () => {
    const { page } = await visit('/docs/first', { origin: site.origin, width: 390 });
    await wrapButton(page, 'long.js').click();
    const lines = await block(page, 'long.js')
      .locator('.line')
      .evaluateAll((elements) =>
        elements.map((line) => {
          const range = document.createRange();
          range.selectNodeContents(line);
          const boxes = [...range.getClientRects()];
          return {
            tops: new Set(boxes.map(({ top }) => Math.round(top))).size,
            left: Math.round(Math.min(...boxes.map(({ left }) => left))),
          };
        }),
      );
    expect(lines.map(({ tops }) => tops > 1)).toEqual([true, false]);
    expect(lines[0]?.left).toBe(lines[1]?.left);
    const frame = await block(page, 'long.js').boundingBox();
    expect(lines[0]?.left).toBeGreaterThan((frame?.x ?? 0) + 40);
  });

  test('should be wrapped and copied on the next page too', async () => {
    const { page } = await visit('/docs/first', { origin: site.origin });
    await waitForApp(page);
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Second' }).click();
    await wrapButton(page, 'other.js').click();
    expect(await block(page, 'other.js').getByRole('button').count()).toBe(2);
    expect(await wrapButton(page, 'other.js').getAttribute('aria-pressed')).toBe('true');
  });

  test('should be copied without the final newline, with its button ready again after two seconds', async () => {
    const { page } = await visit('/docs/first', { origin: site.origin });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    const button = (name: string) => block(page, 'short.js').getByRole('button', { name, exact: true });
    await button('Copy code').click();
    await button('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('short();');
    await page.clock.runFor(2000);
    expect([await button('Copied').count(), await button('Copy code').count()]).toEqual([0, 1]);
  });

  test('should be copied without removed lines', async () => {
    const { page } = await visit('/docs/changed', { origin: site.origin });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await block(page, 'changed.js').getByRole('button', { name: 'Copy code' }).click();
    await block(page, 'changed.js').getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('c(1);\n// d [!code]\ne();\nf();');
  });

  test.each(['light', 'dark'] as const)('should be readable where its lines are marked, in %s mode', async (mode) => {
    const { page } = await visit('/docs/changed', { origin: site.origin });
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
    }, mode);
    const signs = await page
      .locator('.line')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::after').content));
    expect(signs).toEqual(['"−"', '"+"', 'none', 'none', 'none']);
    for (const token of await page.locator('.line, .line .token').all())
      expect(await contrastOf(token)).toBeGreaterThanOrEqual(4.5);
    expect(await findViolations(page)).toEqual([]);
  });

  test('should be selected with a message if the browser does not allow copying', async () => {
    const { page, problems } = await visit('/docs/first', { origin: site.origin });
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await block(page, 'short.js').getByRole('button', { name: 'Copy code' }).click();
    const message = 'The browser does not let this page copy. The code is selected: copy it yourself.';
    await page.waitForFunction((text) => {
      const frame = [...document.querySelectorAll('.code-frame')].find((element) =>
        getComputedStyle(element, '::after').content.includes(text),
      );
      return frame?.querySelector('figcaption')?.textContent === 'short.js';
    }, message);
    await page.getByRole('status').getByText(message).waitFor();
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('short();');
    expect(problems).toEqual([]);
  });
});

test('code should fade out where more of it follows, in forced colours too, and not if all of it is visible', async () => {
  const { page } = await visit(path, { width: 390 });
  await layOut(page);
  await page.emulateMedia({ forcedColors: 'active' });
  // scroll timelines begin with the next frame
  await passFrames(page);
  const fadesOf = (): Promise<{ scrolls: boolean; before: number; after: number }[]> =>
    page.locator('.code-frame > pre').evaluateAll((blocks) =>
      blocks.map((block) => {
        const style = getComputedStyle(block);
        const [before = 0, after = 0] = ['--fade-before', '--fade-after'].map((name) =>
          style.maskImage === 'none' ? Number.NaN : Number.parseFloat(style.getPropertyValue(name)),
        );
        return { scrolls: block.scrollWidth > block.clientWidth, before, after };
      }),
    );
  const atFirst = await fadesOf();
  expect(atFirst.some(({ scrolls }) => scrolls)).toBe(true);
  for (const { scrolls, before, after } of atFirst) expect([before, after]).toEqual([0, scrolls ? 40 : 0]);
  await page.locator('.code-frame > pre').evaluateAll((blocks) => {
    for (const block of blocks) block.scrollLeft = block.scrollWidth;
  });
  await passFrames(page);
  for (const { scrolls, before, after } of await fadesOf()) expect([before, after]).toEqual([scrolls ? 40 : 0, 0]);
});
