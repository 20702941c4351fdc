import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { findViolationsInBothModes } from '../reader/inspect-page.js';
import { visitQuietly } from '../reader/reader.js';
import { expectSoon, passFrames } from '../reader/waiting.js';
import { serveWatchedSite } from '../sites/watched-site.js';

const sources = {
  'docsite.config.json': JSON.stringify({ title: 'Site', docs: { path: 'docs', routeBasePath: '/' } }),
  'docs/index.md': '# Home\n',
  'docs/plain.md': '# Plain\n\nFirst text.\n',
  'docs/live.mdx': "import Counter from './counter.jsx';\n\n# Live\n\n<Counter />\n",
  'docs/counter.jsx': 'export default () => <button onClick={() => {}}>Count</button>;\n',
  // has the name of an editor that accepts line numbers
  '.bin/code': '#!/bin/sh\necho "$@" > "$(dirname "$0")/opened"\n',
};

/** The distance of an excerpt's caret from the character it marks, in whole pixels. */
function offsetOfCaret(excerpt: Element): number {
  const leftOf = (text: Node, at: number): number => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().left;
  };
  const marked = leftOf(excerpt.firstChild as Node, 'First '.length);
  return Math.round(leftOf(excerpt.lastChild?.lastChild as Node, 0) - marked);
}

test('the findings of an edited site should be shown over the page, open the editor, and disappear with their causes', async () => {
  const site = await serveWatchedSite(sources, { LAUNCH_EDITOR: '.bin/code' });
  const { page, problems } = await visitQuietly('/plain', { origin: site.origin });
  const [dialog, list] = [page.getByRole('dialog'), page.getByRole('region', { name: 'Findings' })];
  site.edit('docs/plain.md', 'First text.', 'First [text](#none).');
  await page.getByRole('button', { name: '1 warning' }).click();
  await list.getByText("broken anchor '#none'").waitFor();
  await page.keyboard.press('Escape');

  site.edit('docs/plain.md', '(#none)', '(/nowhere)');
  await dialog.getByRole('heading', { name: '1 error' }).waitFor();
  await expectSoon(() => dialog.locator('pre').textContent(), 'First [text](/nowhere).\nFirst ^');
  expect(await dialog.locator('pre').evaluate(offsetOfCaret)).toBe(0);
  expect(await findViolationsInBothModes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'docs/plain.md:3:7' }).click();
  const opened = join(site.siteDir, '.bin/opened');
  const openedAt = `-r -g ${site.siteDir}/docs/plain.md:3:7\n`;
  await expectSoon(async () => (existsSync(opened) ? readFileSync(opened, 'utf8') : ''), openedAt);

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  site.edit('docs/plain.md', '# Plain', '# Plain again');
  await page.getByRole('heading', { level: 1, name: 'Plain again' }).waitFor();
  expect([await dialog.count(), await page.getByRole('button', { name: '1 error' }).count()]).toEqual([0, 1]);

  site.edit('docs/live.mdx', 'import Counter', 'import { Counter');
  await dialog.getByRole('heading', { name: /^\d errors$/ }).waitFor();
  site.edit('docs/live.mdx', 'import { Counter', 'import Counter');
  site.edit('docs/plain.md', '(/nowhere)', '(./index.md)');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /error|warning/ }).waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('the button back to the top should not lie under the corner with the number of findings', async () => {
  const text = 'A paragraph.\n\n'.repeat(200);
  const site = await serveWatchedSite({ ...sources, 'docs/plain.md': `# Plain\n\n[nowhere](#none)\n\n${text}` });
  const { page } = await visitQuietly('/plain', { origin: site.origin });
  await page.getByRole('button', { name: '1 warning' }).waitFor();
  for (const top of [3000, 2000]) {
    await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top);
    await passFrames(page);
  }
  await page.getByRole('button', { name: 'Scroll back to top' }).click();
  await expectSoon(() => page.evaluate(() => scrollY), 0);
});
