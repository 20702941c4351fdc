import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import { build } from '../../run.js';

const files = {
  'site/docs/index.md': '# A\n\n[run](../../scripts/run.sh)\n\n![logo](../../logo.svg)\n',
  'scripts/run.sh': 'echo hi\n',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1" />',
};

test('files outside the site that documents link to or show should be published, as by Docusaurus', async () => {
  const config =
    "module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { blog: false, docs: { routeBasePath: '/' } }]] };";
  const folder = makeFolder({ ...files, 'site/docusaurus.config.js': config });
  const site = await build(join(folder, 'site'));
  expect(site.stderr).not.toContain('error');
  const page = site.page('index.html');
  const [file = ''] = page.attributes('main a', 'href').filter((href) => href.includes('run-'));
  expect(site.text(file.slice(1))).toBe('echo hi\n');
  const [image = ''] = page.attributes('main img', 'src');
  expect(site.text(image.slice(1))).toBe(files['logo.svg']);
});

test('files outside a site of docsite should be reported and not published', async () => {
  const config = JSON.stringify({ title: 'T', url: 'https://t.org', docs: { routeBasePath: '/' } });
  const site = await build(join(makeFolder({ ...files, 'site/docsite.config.json': config }), 'site'));
  expect(site.exitCode).toBe(1);
  expect(site.stderr + site.stdout).toMatch(/broken link '..\/..\/scripts\/run.sh'/);
});
