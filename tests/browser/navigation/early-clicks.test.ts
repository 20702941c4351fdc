import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { holdRequests, waitForApp } from '../reader/app-alive.js';
import { visit } from '../reader/visit.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

const counter = `import { useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  return (
    <p>
      <button type="button" onClick={() => setCount((before) => before + 1)}>Count {count}</button>
      <label><input type="checkbox" />Choice</label>
    </p>
  );
}
`;

let site: Promise<BuiltSite> | undefined;
const serve = (): Promise<BuiltSite> =>
  (site ??= serveBuiltSite({
    'docsite.config.json': '{ "title": "Clicks" }',
    'counter.tsx': counter,
    'docs/index.mdx':
      "---\ntitle: Part\nslug: /\n---\n\nimport { Counter } from '../counter.tsx';\n\n<Counter />\n\n<details>\n<summary>More</summary>\n\nFolded.\n\n</details>\n",
    'pages/index.tsx':
      "import { Counter } from '../counter.tsx';\n\nexport default function Whole() {\n  return <><h1>Whole</h1><Counter /></>;\n}\n",
  }));

/** Opens a page whose app is not sent until the test releases it. */
async function openHeld(path: string): Promise<{ readonly page: Page; readonly release: () => void }> {
  const { origin } = await serve();
  const { page } = await visit('/docs', { origin, idle: false });
  const release = await holdRequests(page, '**/assets/js/app-*.js');
  await page.goto(path);
  return { page, release };
}

test.each(['/docs', '/'])('clicks at %s before React takes over should take effect afterwards', async (path) => {
  const { page, release } = await openHeld(path);
  const button = page.getByRole('button', { name: 'Count' });
  await button.click();
  await button.click();
  await page.getByLabel('Choice').click();
  expect(await button.textContent()).toBe('Count 0');
  release();
  await waitForApp(page);
  await page.getByRole('button', { name: 'Count 2' }).click();
  await page.getByRole('button', { name: 'Count 3' }).waitFor();
  expect(await page.getByLabel('Choice').isChecked()).toBe(true);
});

test('details that readers open before React takes over should stay open', async () => {
  const { page, release } = await openHeld('/docs');
  await page.getByText('More').click();
  release();
  await waitForApp(page);
  expect(await page.locator('.markdown details').getAttribute('open')).toBe('');
});
