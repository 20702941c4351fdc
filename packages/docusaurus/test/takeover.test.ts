import type { ConfigError } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { read, readKeys } from './read-site.js';

describe('the list of ignored settings', () => {
  test('should name each once, by the path of its keys', async () => {
    const { notes } = await readKeys(
      "presets: [['classic', { docs: { odd: 1 } }]], themeConfig: { zoom: { odd: 'img' } }, odd: 2",
    );
    expect(notes).toEqual([
      'docusaurus.config.js: taken over docs, pages',
      'not taken over: odd (docusaurus.config.js:1:151), themeConfig.zoom.odd (docusaurus.config.js:1:135), presets[0][1].docs.odd (docusaurus.config.js:1:98)',
    ]);
  });

  test('should contain keys whose values have a type that Docusaurus rejects', async () => {
    const { notes } = await readKeys("tagline: 5, themeConfig: { navbar: { items: ['a', { to: '/', label: 1 }] } }");
    const at = (column: number) => `(docusaurus.config.js:1:${column})`;
    expect(notes[1]).toBe(
      `not taken over: tagline ${at(66)}, themeConfig.navbar.items[0] ${at(111)}, themeConfig.navbar.items[1].label ${at(127)}`,
    );
  });

  test('should contain sources of the dates of last changes other than Git', async () => {
    const left = async (source: string) => (await readKeys(`future: { experimental_vcs: ${source} }`)).notes.slice(1);
    const why = ', as dates of last changes come from Git or front matter here';
    expect(await left("'disabled'")).toEqual([`not taken over: future.experimental_vcs 'disabled'${why}`]);
    expect(await left('{ initialize() {} }')).toEqual([`not taken over: future.experimental_vcs${why}`]);
    expect([await left("'git-eager'"), await left('true')]).toEqual([[], []]);
  });

  test('should suggest names for unknown keys, and place them', async () => {
    const { notes } = await read({
      'docusaurus.config.js': `const extra = { taglin: 'x' };
module.exports = {
  title: 'T',
  favicn: 'img/a.ico',
  ...extra,
  ...Object.fromEntries([['urll', 'x']]),
  themeConfig: { navbar: { titel: 'N', title: 'N', itms: [] } },
};`,
    });
    expect(notes[1]).toBe(
      'not taken over: ' +
        "favicn (docusaurus.config.js:4:3, did you mean 'favicon'?), taglin (docusaurus.config.js:1:17, did you mean 'tagline'?), urll (did you mean 'url'?), " +
        "themeConfig.navbar.titel (docusaurus.config.js:7:28), themeConfig.navbar.itms (docusaurus.config.js:7:52, did you mean 'items'?)",
    );
  });

  test('should contain plugins and themes without an equivalent in docsite', async () => {
    const { notes } = await readKeys(
      "plugins: ['search-of-somebody', 'ideal-image', ['sitemap', {}]], themes: ['@a/theme-b']",
    );
    const missing = 'plugin search-of-somebody, which is not installed';
    expect(notes[1]).toBe(
      `not taken over: plugin @docusaurus/plugin-ideal-image, which makes smaller images: images are used unchanged, ${missing}, theme @a/theme-b, which is not installed`,
    );
  });

  test('should not contain what two parts of the configuration share', async () => {
    const { notes } = await readKeys("markdown: { mermaid: true, hooks: { onBrokenMarkdownLinks: 'warn' } }");
    expect(notes).toHaveLength(1);
  });

  test('should contain packages that are not installed but are optional', async () => {
    const { config, notes } = await read({
      'docusaurus.config.js': `
        import { themes } from 'prism-of-nobody';
        import all from 'prism-of-nobody/all';
        const made = [new all(), new all.Themes({ size: 1 })];
        export default { title: 'T', themeConfig: { prism: { theme: themes.github, darkTheme: all.a.b() } } };`,
    });
    expect([config.title, notes[1]]).toEqual(['T', 'not taken over: prism-of-nobody, which is not installed']);
  });

  test('should not contain theme components that exist anyway, but others', async () => {
    const blog = (component: string) =>
      read({
        'docusaurus.config.js': `module.exports = { title: 'T', presets: [['classic', { blog: { blogArchiveComponent: '${component}' } }]] };`,
        'blog/2024-01-01-a.md': '# A\n',
      });
    expect((await blog('@theme/BlogArchivePage')).notes).toHaveLength(1);
    expect((await blog('@theme/Own')).notes[1]).toBe(
      'not taken over: presets[0][1].blog.blogArchiveComponent (docusaurus.config.js:1:64)',
    );
  });

  test('should not contain theme keys that code of the site reads', async () => {
    const { notes } = await read({
      'docusaurus.config.js': "module.exports = { title: 'T', themeConfig: { menuIcons: true, other: true } };",
      'src/theme/Footer/index.js': 'export default () => useThemeConfig().menuIcons && null;',
    });
    expect(notes[1]).toBe('not taken over: themeConfig.other (docusaurus.config.js:1:64)');
  });

  test('should not contain keys in parts of the theme that its components read', async () => {
    const links = "[{ title: 'A', items: [{ label: 'B', to: '/', icon: 'x', odd: 1 }] }]";
    const { notes } = await read({
      'docusaurus.config.js': `module.exports = { title: 'T', themeConfig: { footer: { links: ${links} } } };`,
      'src/theme/Footer/LinkItem/index.js': 'export default ({ item }) => item.icon;',
      'src/components/other.js': 'export const odd = 1;',
    });
    expect(notes[1]).toBe('not taken over: themeConfig.footer.links[0].items[0].odd (docusaurus.config.js:1:121)');
  });

  test('should not contain theme keys that plugins read', async () => {
    const plugin = '({ siteConfig: { themeConfig } }) => ({ injectHtmlTags: () => ({ headTags: [themeConfig.tag] }) })';
    const { config, notes } = await readKeys(
      `themeConfig: { tag: { tagName: 'link', attributes: { rel: 'me' } }, other: 1 }, plugins: [${plugin}]`,
    );
    expect(config.head).toEqual([{ tag: 'link', attrs: { rel: 'me' } }]);
    expect(notes[1]).toMatch(/^not taken over: themeConfig\.other [^,]*$/);
  });

  test('should not contain theme keys that modules of plugins read in browsers', async () => {
    const { notes } = await read({
      'docusaurus.config.js':
        "module.exports = { title: 'T', plugins: ['./plugin.js'], themeConfig: { zooming: { margin: 8 }, other: 1 } };",
      'plugin.js': "module.exports = () => ({ name: 'p', getClientModules: () => [require.resolve('./client.js')] });",
      'client.js': "import { siteConfig } from 'config';\nzoom(siteConfig.themeConfig.zooming);",
    });
    expect(notes[1]).toMatch(/^not taken over: themeConfig\.other [^,]*$/);
  });

  test('should not contain keys of items that the site renders itself', async () => {
    const navbar =
      "{ items: [{ label: 'A', mega: { columns: 2 }, position: 'right', items: [{ to: '/b', icon: 'x' }] }] }";
    const files = { 'docusaurus.config.js': `module.exports = { title: 'T', themeConfig: { navbar: ${navbar} } };` };
    const own = 'export default () => null;';
    const drawn = await read({ ...files, 'src/theme/NavbarItem/DropdownNavbarItem/index.js': own });
    expect(drawn.config.navbar?.items).toMatchObject([
      { props: { mega: { columns: 2 } }, position: 'right', items: [{ to: '/b', props: { icon: 'x' } }] },
    ]);
    expect(drawn.notes).toHaveLength(1);
    expect((await read(files)).notes[1]).toContain('themeConfig.navbar.items[0].mega');
  });

  test('should not contain flags written as strings', async () => {
    const { config, modules, notes } = await readKeys(
      "trailingSlash: 'false', presets: [['classic', { docs: { showLastUpdateTime: 'TRUE' } }]]",
    );
    expect([config.trailingSlash, config.docs]).toMatchObject([false, [{ showLastUpdateTime: true }]]);
    expect(modules['@generated/docusaurus.config']).toContain('"trailingSlash":false');
    expect(notes).toHaveLength(1);
  });

  test('should give one command that installs all missing packages', async () => {
    const { notes, findings } = await read({
      'docusaurus.config.js': `
        import { themes } from 'prism-of-nobody';
        import shout from '@a/remark-shout/plugin';
        export default {
          title: 'T',
          themeConfig: { prism: { theme: themes.github } },
          plugins: ['shop-of-nobody', './plugins/gone'],
          presets: [['classic', { docs: { remarkPlugins: [shout] } }]],
        };`,
    });
    const install = 'npm install @a/remark-shout prism-of-nobody';
    expect(notes?.at(-1)).toBe(`to install what is missing: ${install} shop-of-nobody`);
    expect(findings?.map(({ hint }) => hint)).toEqual([`install what the site needs: ${install}`]);
  });

  test('should name what is missing if a configuration fails', async () => {
    const reading = read({
      'docusaurus.config.js': `
        import { glob } from 'glob-of-nobody';
        if (!Array.isArray(glob('*'))) throw new Error('no files');
        export default { title: 'T' };`,
    });
    await expect(reading).rejects.toMatchObject({
      findings: [{ hint: 'it imports packages that are not installed: npm install glob-of-nobody' }],
    });
  });

  test('should not name packages that are installed if tsconfig.json cannot be read', async () => {
    const reading = read({
      'docusaurus.config.js': "import shout from 'shout';\nexport default { title: shout('T') };",
      'node_modules/shout/index.js': 'module.exports = (text) => text;',
      'tsconfig.json': '{ "compilerOptions": {',
    });
    const { findings } = await reading.then(
      () => ({ findings: [] }),
      (error: ConfigError) => error,
    );
    expect(findings.map(({ file, hint }) => [file, hint])).toEqual([
      ['tsconfig.json', expect.stringContaining('something before it is not closed')],
    ]);
  });
});

test('elements of heads without contents, as of a package that is not installed, should be reported and left out', async () => {
  const { config, notes } = await readKeys(`headTags: [
    { tagName: 'script', attributes: { type: 'text/javascript' }, innerHTML: require('not-there').code() },
    { tagName: 'style', attributes: {} },
    { tagName: 'script', attributes: { src: '/a.js' } },
  ]`);
  expect(config.head?.map(({ attrs }) => attrs)).toEqual([{ src: '/a.js' }]);
  expect(notes[1]).toContain('<script> in headTags[0], which is empty, <style> in headTags[1], which is empty');
});

test('elements that cannot stand in heads should be reported with their names', async () => {
  const { config, notes } = await readKeys(`headTags: [
    { tagName: 'meta', attributes: { name: 'a', content: 'b' } },
    { tagName: 'img', attributes: { src: 'https://t.org/pixel.png' } },
  ]`);
  expect(config.head).toContainEqual({ tag: 'meta', attrs: { name: 'a', content: 'b' } });
  expect(notes[1]).toBe('not taken over: <img> in headTags[1], which browsers do not keep in heads');
});
