import { beforeAll, expect, test } from '@jest/globals';
import { waitForApp } from '../reader/app-alive.js';
import { visit } from '../reader/visit.js';
import { settle } from '../reader/waiting.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Adopted', url: 'https://docs.example.org', baseUrl: '/',
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
    };`,
    'docs/index.md': '# Home\n\n```js\nconst a = 1;\n```\n',
    'src/pages/counter.js': `import { useState } from 'react';
      import CodeBlock from '@theme/CodeBlock';
      export default function Counter() {
        const [count, setCount] = useState(0);
        return <main>
          <CodeBlock language="js" metastring="{1}">{'let fixed = 1;\\nlet other;'}</CodeBlock>
          <CodeBlock language="js">{\`let count = \${count};\`}</CodeBlock>
          <button onClick={() => setCount(count + 1)}>Count</button>
        </main>;
      }`,
    'docs/mixed.md': "# Mixed\n\nimport Frame from '@site/src/frame';\n\n```js\nconst c = 3;\n```\n\n<Frame />\n",
    'src/frame.js': `import { useState } from 'react';
      import Container from '@theme/CodeBlock/Container';
      import CopyButton from '@theme-original/CodeBlock/CopyButton';
      export default function Frame() {
        const [count, setCount] = useState(0);
        return <>
          <Container><pre><code onClick={() => setCount(count + 1)}>framed {count}</code></pre></Container>
          <Container id="own"><CopyButton code="own" /></Container>
        </>;
      }`,
    'docs/other.md': '# Other\n\n```js\nconst b = 2;\n```\n',
    'src/theme/CodeBlock/CopyButton/index.js': `import { useState } from 'react';
      export default function CopyButton({ code, className }) {
        const [count, setCount] = useState(0);
        return <button className={className} onClick={() => setCount(count + 1)}>Take {code} {count}</button>;
      }`,
  });
});

test("a button that the site adds to code should replace docsite's and work on every page", async () => {
  const { page } = await visit('/', { origin: site.origin });
  const alive = page.locator('[data-code][data-alive]');
  await alive.waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Take const a = 1; 0' }).click();
  await page.getByRole('button', { name: 'Take const a = 1; 1' }).waitFor();
  expect(await page.locator('.code-frame').getByRole('button').allTextContents()).toEqual(['Take const a = 1; 1']);
  expect(await page.locator('.code-frame code .token').count()).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Other' }).first().click();
  await page.getByRole('heading', { name: 'Other' }).waitFor();
  await alive.waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Take const b = 2; 0' }).click();
  await page.getByRole('button', { name: 'Take const b = 2; 1' }).waitFor();
});

test('code of a hydrated page should keep its colours, and show the text that it changes to', async () => {
  const { page } = await visit('/counter', { origin: site.origin });
  const codes = page.locator('main code');
  const keywords = () => codes.locator('.token.keyword').allTextContents();
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  await codes.getByText('let count = 1;').waitFor();
  expect(await codes.allTextContents()).toEqual(['let fixed = 1;\nlet other;\n', 'let count = 1;']);
  expect(await keywords()).toEqual(['let', 'let']);
  expect(await codes.locator('.line.highlighted').allTextContents()).toEqual(['let fixed = 1;\n']);
});

test('code that React draws should add no buttons to parts of the page that React has yet to hydrate', async () => {
  const { page, problems } = await visit('/mixed', { origin: site.origin });
  await page.route(`**${await page.locator('[data-chunk]').getAttribute('data-chunk')}`, async (route) => {
    await page.locator('[data-code][data-alive]').waitFor({ state: 'attached' });
    await settle(page);
    await route.continue();
  });
  await waitForApp(page);
  await page.locator('[data-chunk][data-alive]').waitFor({ state: 'attached' });
  await page.locator('[data-island] button.copy-button').waitFor({ state: 'attached' });
  // a frame with a button for copying gets no other
  expect(await page.locator('#own button').count()).toBe(1);
  expect(problems).toEqual([]);
});
