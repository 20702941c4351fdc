import { expect, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import { build } from './run.js';

const config = (more: object = {}) => JSON.stringify({ title: 'T', docs: { routeBasePath: '/' }, ...more });
const page = '# Home\n\n![A mark](/img/mark.png)\n\n<audio src="/hello.mp3"></audio>\n\n[A page](/manual)\n';

test('a missing image in the static folder of another tool should be explained by the hint', async () => {
  const files = {
    'docsite.config.json': config(),
    'docs/index.md': page,
    'public/img/mark.png': 'x',
    'public/hello.mp3': 'x',
    'public/manual': 'no page',
    '.hidden/img/mark.png': '',
  };
  const site = await build(makeFolder(files));
  expect(site.stdout).toContain("no image at '/img/mark.png'");
  const hints = [...site.stdout.matchAll(/hint: '(.*)' exists: add 'public' to 'staticDirectories'/g)];
  expect(hints.map(([, path]) => path).sort()).toEqual(['public/hello.mp3', 'public/img/mark.png']);
});

test('a link to a file in such a folder should be explained, but not one to a document', async () => {
  const files = {
    'docsite.config.json': config(),
    'docs/index.md': '# Home\n\n[A](/manual.pdf?page=2#top)\n\n[B](/data.txt)\n\n[C](/old/manual.pdf)\n\n[D](/a.md)\n',
    'docs/data.txt': 'content is no static file',
    'docs/manual.md': '# Manual\n',
    'public/manual.pdf': 'x',
    'notes/a.md': 'x',
  };
  const site = await build(makeFolder(files));
  const hints = [...site.stdout.matchAll(/index\.md:(\d+).*\n.*\n.*\n +hint: (.*)/g)].map(([, line, hint]) => [
    line,
    hint,
  ]);
  expect(hints).toContainEqual(['3', expect.stringMatching(/^'public\/manual\.pdf' exists: add 'public'/)]);
  expect(site.stdout).not.toContain("add 'docs'");
  expect(site.stdout).not.toContain("add 'notes'");
});

test('a folder that contains a site should not count as one', async () => {
  const files = { 'build/index.html': '', 'build/img/mark.png': 'x' };
  const site = await build(makeFolder({ ...files, 'docsite.config.json': config(), 'docs/index.md': page }));
  expect(site.stdout).toContain("no image at '/img/mark.png'");
  expect(site.stdout).not.toContain('staticDirectories');
});

test('a missing static folder should be a warning at its place', async () => {
  const text = `{ "title": "T", "docs": { "routeBasePath": "/" },\n  "staticDirectories": ["public", "static"] }`;
  const site = await build(
    makeFolder({ 'docsite.config.json': text, 'docs/index.md': '# Home\n', 'static/a.txt': '' }),
  );
  expect(site.stdout.match(/missing-static-folder/g)).toHaveLength(1);
  expect(site.stdout).toMatch(
    /docsite\.config\.json:2:\d+ +warning +the folder 'public' of static files does not exist/,
  );
  expect([site.exitCode, site.has('a.txt')]).toEqual([0, true]);
  const without = await build(makeFolder({ 'docsite.config.json': config(), 'docs/index.md': '# Home\n' }));
  expect(without.stdout).not.toContain('static');
  const named = config({ staticDirectories: ['static'] });
  const missing = await build(makeFolder({ 'docsite.config.json': named, 'docs/index.md': '# Home\n' }));
  expect(missing.stdout).toContain("the folder 'static' of static files does not exist");
});

test('a missing static folder should be a warning in a Docusaurus site', async () => {
  const files = {
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
      staticDirectories: ['assets-of-ours'],
      presets: [['classic', { docs: { routeBasePath: '/' } }]] };`,
    'docs/index.md': '---\nslug: /\n---\n\n# Home\n',
  };
  const site = await build(makeFolder(files));
  expect(site.stdout).toMatch(/docusaurus\.config\.js:2:\d+ +warning +the folder 'assets-of-ours'/);
  expect(site.exitCode).toBe(0);
});
