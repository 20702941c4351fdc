import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import { build } from '../../run.js';

const config = {
  title: 'T',
  url: 'https://t.org',
  baseUrl: '/base/',
  presets: [['classic', { blog: false }]],
  themeConfig: {
    footer: {
      links: [
        { label: 'A', to: 'docs/a' },
        { label: 'B', href: '/file.txt', prependBaseUrlToHref: true, target: '_self' },
        { label: 'C', href: 'https://c.org' },
      ],
    },
  },
};

test('links of the page frame should be paths of the site even without a leading slash', async () => {
  const site = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = ${JSON.stringify(config)};`,
      'docs/a.md': '# A\n',
      'static/file.txt': 'x',
      'src/pages/index.js': 'export default () => <p>Home</p>;',
      'src/theme/Footer/Layout/index.js': `import NavLink from '@theme/NavbarItem/NavbarNavLink';
export default ({ links }) => <footer>{links}<NavLink to="docs/a" label="D" isDropdownLink />
  <NavLink href="https://e.org" html="<b>E</b>" /></footer>;
`,
    }),
  );
  expect(site.stdout).not.toContain('error');
  expect(site.exitCode).toBe(0);
  expect(site.page('docs/a/index.html').links('footer a')).toEqual([
    'A → /base/docs/a',
    'B → /base/file.txt',
    'C → https://c.org',
    'D → /base/docs/a',
    'E → https://e.org',
  ]);
  expect(site.page('docs/a/index.html').attributes('footer a', 'target')[1]).toBe('_self');
});

test('of links that leave the site, only those of certain components of the theme should be marked', async () => {
  const navbar = {
    items: [
      { label: 'M', href: 'https://m.org' },
      { label: 'N', to: 'https://n.org' },
    ],
  };
  const footer = { links: [...config.themeConfig.footer.links, { label: 'G', to: 'https://g.org' }] };
  const site = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = ${JSON.stringify({ ...config, themeConfig: { navbar, footer } })};`,
      'docs/a.md': '# A\n',
      'static/file.txt': 'x',
      'src/pages/index.js': `import Link from '@docusaurus/Link'; import Layout from '@theme/Layout';
export default () => <Layout><Link to="https://a.org">Own</Link></Layout>;`,
      'src/theme/Footer/Layout/index.js': `import Link from '@docusaurus/Link'; import NavLink from '@theme/NavbarItem/NavbarNavLink';
export default ({ links }) => <footer>{links}<NavLink href="https://e.org" label="E" /><Link to="https://f.org">F</Link></footer>;`,
    }),
  );
  const page = site.page('index.html');
  const marked = (selector: string) => page.texts(`${selector}:has(.external-mark)`).map((text) => text.trim());
  expect(marked('footer a')).toEqual(['C', 'E']);
  expect([...new Set(marked('.navbar a'))]).toEqual(['M']);
  expect(page.attributes('a[href="https://a.org"]', 'target')).toEqual(['_blank']);
  expect(marked('a[href="https://a.org"]')).toEqual([]);
});
