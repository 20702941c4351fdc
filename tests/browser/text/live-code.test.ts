import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findViolationsInBothModes, horizontalOverflow } from '../reader/inspect-page.js';
import { visit } from '../reader/visit.js';
import { arrive, expectSoon, settle } from '../reader/waiting.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

const fence = (info: string, ...lines: string[]): string => ['```'.concat(info), ...lines, '```', ''].join('\n');
const counter = [
  'function Counter() {',
  '  const [count, setCount] = useState(0);',
  '  return <button onClick={() => setCount(count + 1)}>Count {count}</button>;',
  '}',
];
const text = 'Some words of a long text. '.repeat(1500);
const reactLive = new URL('../../../node_modules/react-live', import.meta.url).pathname;

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({
    'docsite.config.json': JSON.stringify({
      title: 'Live code',
      docs: { routeBasePath: '/' },
      aliases: { 'react-live': reactLive },
      markdown: { liveCode: true },
    }),
    'docs/index.md': `# Home\n\n${fence('jsx live', ...counter)}\n${fence('jsx live noInline', 'render(<p>{hello}</p>);')}`,
    'docs/far.md': `# Far\n\n${text}\n\n${fence('jsx live', '<p>far away</p>')}`,
    'docs/island.mdx': `import { Ticks } from '../ticks.tsx';\n\n# Island\n\n<Ticks />\n\n${fence('tsx live', '<p>beside</p>')}`,
    'ticks.tsx':
      "import { useState } from 'react';\nexport function Ticks() {\n  const [on, set] = useState(false);\n  return <button type=\"button\" onClick={() => set(!on)}>{on ? 'on' : 'off'}</button>;\n}\n",
    'theme/editor/scope.ts':
      "import React from 'react';\nexport const scope = { React, ...React, hello: 'Hello from the scope' };\n",
  });
});

const results = (page: Page) => page.locator('.live-code-result').allTextContents();

/** The scripts containing the code runner that a page requests from now on. */
function watchRunner(page: Page): string[] {
  const files: string[] = [];
  page.on('response', async (response) => {
    const path = new URL(response.url()).pathname;
    if (!path.endsWith('.js')) return;
    if (readFileSync(`${site.outDir}${path}`, 'utf8').includes('must be called with valid JSX')) files.push(path);
  });
  return files;
}

describe('live code', () => {
  test('should run under the policy of the site, and again as the reader edits it', async () => {
    const { page, problems } = await visit('/', { origin: site.origin });
    await page.getByRole('button', { name: 'Count 0' }).click();
    await expectSoon(() => results(page), ['Count 1', 'Hello from the scope']);
    const field = page.getByRole('textbox', { name: 'Live editor' }).last();
    await field.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('oops(');
    await expectSoon(async () => (await results(page))[1]?.slice(0, 11), 'SyntaxError');
    await page.getByRole('button', { name: 'Reset' }).last().click();
    await expectSoon(() => results(page), ['Count 1', 'Hello from the scope']);
    await settle(page);
    expect(problems).toEqual([]);
    expect(await findViolationsInBothModes(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
  });

  test('should load its runtime when it comes near, and be left with the page', async () => {
    const { page, problems } = await visit('/far', { origin: site.origin });
    const files = watchRunner(page);
    await settle(page);
    await page.getByRole('link', { name: 'Island' }).first().focus();
    await settle(page);
    expect(files).toEqual([]);
    await page.locator('[data-live-code]').scrollIntoViewIfNeeded();
    await expectSoon(() => results(page), ['far away']);
    expect(files).toHaveLength(1);
    await page.getByRole('link', { name: 'Island' }).first().click();
    await arrive(page, 'Island');
    await expectSoon(() => results(page), ['beside']);
    await page.getByRole('button', { name: 'off' }).click();
    await page.getByRole('button', { name: 'on' }).waitFor();
    expect(problems).toEqual([]);
  });

  test('should be plain code without script', async () => {
    const { page } = await visit('/', { origin: site.origin, script: false });
    expect(await page.getByText('function Counter()').isVisible()).toBe(true);
  });
});

test('the CodeBlock of an adopted site should add to what its editor receives', async () => {
  const adopted = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', themes: ['@docusaurus/theme-live-codeblock'],
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]] };`,
    'node_modules/react-live/package.json': '{ "name": "react-live", "main": "index.js" }',
    'node_modules/react-live/index.js': `module.exports = require('${reactLive}');`,
    'docs/index.md': `# Home\n\n${fence('jsx live', 'import a from "a";', '<p>without imports</p>')}`,
    'src/theme/CodeBlock.js': `import CodeBlock from '@theme-original/CodeBlock';
      const withoutImports = (code) => code.replace(/^import.*$/gm, '');
      export default (props) => <CodeBlock {...props} transformCode={withoutImports} />;`,
  });
  const { page, problems } = await visit('/', { origin: adopted.origin });
  await expectSoon(() => results(page), ['without imports']);
  expect(problems).toEqual([]);
});
