import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

const icons = [
  'Arrow',
  'LightMode',
  'Copy',
  'Success',
  'SystemColorMode',
  'WordWrap',
  'Socials/GitHub',
  'Socials/Default',
];

const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
    presets: [['classic', { docs: { routeBasePath: '/' }, blog: { onUntruncatedBlogPosts: 'ignore' } }]],
    themeConfig: { docs: { sidebar: { hideable: true } } } };`,
  'docs/index.md': '# Home\n\n```js\ncall();\n```\n',
  'blog/authors.yml':
    'ada:\n  name: Ada\n  socials:\n    github: ada\n    x: ada\n    own: https://e.org/ada\n    else: ada\n',
  'blog/2024-01-02-post.md': '---\nauthors: ada\n---\n\n# Post\n\nText\n',
  ...Object.fromEntries(
    icons.map((name) => [
      `src/theme/Icon/${name}/index.js`,
      `export default (props) => <svg {...props} data-own="${name}" />;`,
    ]),
  ),
};

describe('icons of the site', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await build(makeFolder(files));
  });

  test('should be on the buttons of the sidebar and of code, which React draws in browsers', () => {
    const page = site.page('index.html');
    expect(page.all('.sidebar-hide button > [data-own="Arrow"]').length).toBe(1);
    expect(page.all('[data-code] .code-buttons [data-own="Copy"][width="1.125rem"]').length).toBe(1);
    const scripts = site.files().filter((path) => path.endsWith('.js'));
    const drawn = (name: string) =>
      scripts.some((path) => new RegExp(`data-own['"]?: ?['"]${name}['"]`).test(site.text(path)));
    expect(['Success', 'WordWrap', 'SystemColorMode'].map(drawn)).toEqual([true, true, false]);
  });

  test('should be drawn by their own attributes', () => {
    const [sun] = site.page('index.html').all('.navbar [data-own="LightMode"]');
    expect(sun?.properties).toEqual({
      className: ['icon', 'light-only', 'icon-own'],
      ariaHidden: 'true',
      dataOwn: 'LightMode',
    });
    const [sheet] = site.files().filter((path) => path.startsWith('assets/css/styles-'));
    expect(site.text(sheet as string)).toMatch(
      /@layer theme\{svg\.icon-own\.icon-own\{fill:revert-layer;stroke:revert-layer/,
    );
  });

  test('should be in place of the names of sites on which authors have profiles', () => {
    const profiles = site.page('blog/index.html').all('.author-profiles a');
    expect(profiles.map(({ properties }) => properties.ariaLabel)).toEqual(['GitHub', 'X', 'Own']);
    const own = site.page('blog/index.html').all('.author-profiles [data-own]');
    expect(own.map(({ properties }) => properties.dataOwn)).toEqual([
      'Socials/GitHub',
      'Socials/Default',
      'Socials/Default',
    ]);
  });

  test('should be reported if docsite has no place for them', () => {
    expect([site.exitCode, site.stdout + site.stderr]).toEqual([
      0,
      expect.stringMatching(/not taken over: component src\/theme\/Icon\/SystemColorMode\n/),
    ]);
  });
});

test('code should be able to import components of the installed theme that docsite lacks', async () => {
  const theme = 'node_modules/@docusaurus/theme-classic';
  const site = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { docs: false, blog: false }]] };`,
      [`${theme}/package.json`]: '{ "main": "lib/index.js" }',
      [`${theme}/lib/index.js`]: '',
      [`${theme}/lib/theme/Icon/Socials/X/index.js`]: 'export default () => <svg id="x" />;',
      'src/pages/index.js': `import X from '@theme/Icon/Socials/X';
        export default () => <X />;`,
    }),
  );
  expect([site.exitCode, site.page('index.html').all('#x').length]).toEqual([0, 1]);
});
