import { join } from 'node:path';
import { needsPlugins } from '@docsite/core';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { readFolder } from '../../read-site.js';

const folder = makeFolder({
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', {}]],
    plugins: [() => ({
      name: 'loading',
      configureWebpack: () => ({ module: { rules: [{ test: /\\.md$/, exclude: /left/, use: './shout.js' }] } }),
    })] };`,
  'shout.js': 'module.exports = (text) => text.toUpperCase();',
});

test.each(['build', 'documents'] as const)(
  'loaders for Markdown should change texts of documents in configurations that are read for %s',
  async (purpose) => {
    const { config } = await readFolder(folder, 'docusaurus.config.js', purpose);
    const { preprocessor } = config.markdown ?? {};
    const change = (name: string) => preprocessor?.({ filePath: join(folder, 'docs', name), fileContent: 'text' });
    expect(preprocessor !== undefined && needsPlugins in preprocessor).toBe(true);
    expect(await Promise.all([change('a.md'), change('a.mdx'), change('left.md')])).toEqual(['TEXT', 'text', 'text']);
  },
);

test('threads that read only settings should have none', async () => {
  const { config } = await readFolder(folder, 'docusaurus.config.js', 'settings');
  expect(config.markdown?.preprocessor).toBeUndefined();
});
