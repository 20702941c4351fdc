import { expect, test } from '@jest/globals';
import { settle, visit } from './visit.js';

const path = '/docs/apis/commonfiles/version.php';

test('the button of a code block should copy its code as it was written', async () => {
  const { page } = await visit(path);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const block = page.getByRole('figure', { name: 'local/example/version.php' });
  await block.getByRole('button', { name: 'Copy code' }).click();
  await block.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^<\?php\n/);
  expect(copied).toContain('\n/**\n * Version information for local_example.\n *\n');
});

test('code should be a stop of the Tab key where it scrolls, and nowhere else', async () => {
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
