import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../tests/folder.js';
import { LiveSite } from '../../src/live/live-site.js';
import { liveTree } from './compare-trees.js';

const files = {
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { docs: false, blog: false }]],
    plugins: [() => ({ name: 'loading', configureWebpack: () => ({ module: { rules: [
      { test: /\\.row$/, use: './loaders/row.js' }, { test: /\\.line$/, use: './loaders/line.mjs' },
    ] } }) })] };`,
  'loaders/row.js': `const { sign } = require('./sign');
    module.exports = (text) => 'export default ' + JSON.stringify(text.trim() + sign);`,
  'loaders/sign.js': "exports.sign = '!';",
  'loaders/line.mjs': "export default (text) => 'export default ' + JSON.stringify(text.trim() + '.');",
  'src/a.row': 'row',
  'src/a.line': 'line',
  'src/pages/index.js': `import row from '../a.row';
    import line from '../a.line';
    export default () => <p id="made">{row + ' ' + line}</p>;`,
};

const opened: LiveSite[] = [];

afterEach(async () => {
  for (const site of opened.splice(0)) await site.close();
});

test('edits of a loader, and of a module that it requires, should change what it makes', async () => {
  const siteDir = makeFolder(files);
  const site = new LiveSite({ siteDir, outDir: join(siteDir, 'build') });
  opened.push(site);
  await site.update(new Set());
  const made = async () => /id="made">(.*?)<\/p>/.exec(String((await liveTree(site)).get('index.html')))?.[1];
  const edit = async (path: string, text: string) => {
    writeFiles(siteDir, { [path]: text });
    await site.update(new Set([join(siteDir, path)]));
    return made();
  };
  expect(await made()).toBe('row! line.');
  expect(await edit('loaders/sign.js', "exports.sign = '?';")).toBe('row? line.');
  expect(await edit('loaders/line.mjs', files['loaders/line.mjs'].replace("'.'", "';'"))).toBe('row? line;');
});
