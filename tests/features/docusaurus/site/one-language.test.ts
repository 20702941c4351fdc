import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

let site: BuiltSite;
beforeAll(async () => {
  site = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = {
        title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { blog: false, docs: { sidebarPath: './sidebars.js' } }]],
        themeConfig: { navbar: { items: [
          { type: 'localeDropdown', dropdownItemsAfter: [{ href: 'https://t.org/translate', label: 'Translate' }] },
          { type: 'docsVersionDropdown', className: 'version' },
          { type: 'docsVersionDropdown', position: 'right', dropdownItemsAfter: [{ href: 'https://t.org/old', label: 'Old' }] },
        ] } },
      };`,
      'sidebars.js':
        "module.exports = { main: ['one', { type: 'category', label: 'More', items: ['two'] }], other: ['three'] };",
      'src/pages/index.md': '# Home\n',
      'src/listed.jsx': `import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
        const labels = (items) => items.map(({ label, items: inner }) => (inner ? [label, ...labels(inner)] : label)).flat();
        export default () => Object.entries(useDocsVersion().docsSidebars).map(([name, items]) =>
          <p key={name} className="listed">{[name, ...labels(items)].join('|')}</p>);`,
      'docs/one.mdx': "import Listed from '@site/src/listed';\n\n# One\n\n<Listed />\n",
      'docs/two.md': '# Two\n',
      'docs/three.mdx': "import Listed from '@site/src/listed';\n\n# Three\n\n<Listed />\n",
    }),
  );
});

test('a language dropdown should be rendered for a single language, as in Docusaurus', () => {
  expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('  error  ')]);
  const page = site.page('docs/one/index.html');
  const links = page.links('.navbar-list .navbar-link');
  expect(links).toEqual(expect.arrayContaining(['English → /docs/one', 'Translate → https://t.org/translate']));
});

test('a version dropdown should be a link for a single version, with a list if there is anything else in it', () => {
  const page = site.page('docs/two/index.html');
  expect(page.links('.navbar-links .version')).toEqual(['Next → /docs/two']);
  expect(page.texts('.navbar-tools summary')).toEqual(['Versions: Next']);
  expect(page.links('.navbar-tools .dropdown a')).toEqual(['Next → /docs/two', 'Old → https://t.org/old']);
  expect(site.page('index.html').links('.navbar-links .version')).toEqual(['Next → /docs/one']);
});

test.each([
  ['languages', 'localeDropdown', 'English → /'],
  ['versions', 'docsVersionDropdown', 'Next → /'],
])('a site of docsite should have no dropdown of %s in such a case, unless configured', async (_, type, link) => {
  const listed = async (item: object) => {
    const config = {
      title: 'T',
      docs: { routeBasePath: '' },
      navbar: { items: [{ type, ...item }] },
    };
    const own = await build(makeFolder({ 'docsite.config.json': JSON.stringify(config), 'docs/index.md': '# Home\n' }));
    return own.page('index.html').links('.navbar-list a');
  };
  expect([await listed({}), await listed({ always: true })]).toEqual([[], [link]]);
});

test('components should find the sidebar of their page among those of the version', () => {
  const shown = ['one', 'three'].map((name) => site.page(`docs/${name}/index.html`).texts('p.listed'));
  expect(shown).toEqual([['main|One|More|Two'], ['other|Three']]);
});
