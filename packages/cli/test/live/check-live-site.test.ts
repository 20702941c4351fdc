import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { LiveSite } from '../../src/live/live-site.js';

test('a check should let other work run meanwhile, and end early if it is no longer wanted', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`docs/${index}.md`, `# ${index}\n\n[nowhere](/nowhere)`]),
  );
  const siteDir = makeFolder({ 'docsite.config.json': '{ "title": "T" }', ...files });
  const site = new LiveSite({ siteDir, outDir: join(siteDir, 'dist') });
  await site.update(new Set());
  let turns = 0;
  let next = setImmediate(function count() {
    turns++;
    next = setImmediate(count);
  });
  const found = await site.check();
  const between = turns;
  const unwanted = await site.check(() => false);
  clearImmediate(next);
  await site.close();
  const broken = found.filter(({ rule }) => rule === 'broken-link');
  expect([broken.length, between > 0, unwanted]).toEqual([40, true, []]);
});

test('a check should report what a build does about static folders and the package for live code', async () => {
  const siteDir = makeFolder({
    'docsite.config.json': '{ "title": "T", "staticDirectories": ["none"], "markdown": { "liveCode": true } }',
    'docs/index.md': '# Home\n\n![A mark](/mark.png)\n',
    'public/mark.png': '',
  });
  const site = new LiveSite({ siteDir, outDir: join(siteDir, 'dist') });
  await site.update(new Set());
  const found = await site.check();
  await site.close();
  expect(found.map(({ rule }) => rule).sort()).toEqual(
    expect.arrayContaining(['live-code-missing', 'missing-image', 'missing-static-folder']),
  );
  expect(found.find(({ rule }) => rule === 'missing-image')?.hint).toContain("'public/mark.png' exists");
});

test('a check should find the style sheet of formulas before a browser has asked for it', async () => {
  const siteDir = makeFolder({
    'docsite.config.json': '{ "title": "T", "baseUrl": "/sub/", "markdown": { "math": true } }',
    'docs/index.md': '# Home\n\n$a^2$\n',
  });
  const site = new LiveSite({ siteDir, outDir: join(siteDir, 'dist') });
  await site.update(new Set());
  await site.renderRest(() => true);
  const found = await site.check();
  const page = await site.state?.read('docs/index.html');
  await site.close();
  expect(JSON.stringify(page)).toContain('/sub/assets/math/katex-');
  expect(found.map(({ message }) => message)).not.toContainEqual(expect.stringContaining('no file at'));
});
