import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

/**
 * A site with its own component for Markdown links, which changes some of them to another site, and marks all others.
 */
const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = {
    title: 'T', url: 'https://t.org', baseUrl: '/docs/', onBrokenLinks: 'warn',
    presets: [['classic', { blog: false, docs: { routeBasePath: '/' } }]],
  };`,
  'docs/index.md':
    '# Home\n\n[shop](/shop/) [gone](/gone) [beside](./beside) [out](/out/now) [two](two.mdx) [bare](/bare)\n',
  'docs/two.mdx': "# Two\n\nimport Clock from '@site/src/clock';\n\n<Clock>[shop](/shop/new) [gone](/away)</Clock>\n",
  'src/clock.js': `import { useState } from 'react';
    export default ({ children }) => { const [n] = useState(0); return <div>{n}{children}</div>; };`,
  'src/theme/MDXComponents.js': `import Original from '@theme-original/MDXComponents';
    import Link from '@docusaurus/Link';
    function Own({ href, ...props }) {
      if (href.startsWith('/shop/')) return <a href={'https://shop.org' + href} {...props} />;
      if (href.startsWith('/bare')) return <a href={href} {...props} />;
      return <Link to={href} className="own" {...props} />;
    }
    export default { ...Original, a: Own };`,
};

let site: BuiltSite;

beforeAll(async () => {
  site = await build(makeFolder(files));
});

test('components that render links should receive the addresses as written', () => {
  expect(site.page('index.html').links('article a')).toEqual([
    'shop → https://shop.org/shop/',
    'gone → /docs/gone',
    'beside → ./beside',
    'out → /docs/out/now',
    'two → /docs/two',
    'bare → /bare',
  ]);
});

test('links redirected by a component should not be reported, and all others should', () => {
  const findings = site.stdout.split('\n').filter((line) => line.includes('broken-link'));
  expect(findings).toEqual([
    "docs/index.md:3:16  warning  broken link '/gone': there is nothing at '/docs/gone'  broken-link",
    "docs/index.md:3:30  warning  broken link './beside': the site has no such page or file  broken-link",
    "docs/index.md:3:49  warning  broken link '/out/now': there is nothing at '/docs/out/now'  broken-link",
    "docs/two.mdx:5:26  warning  broken link '/away': there is nothing at '/docs/away'  broken-link",
  ]);
});

test('an MDXComponents without a link component should leave addresses and findings unchanged', async () => {
  const theme = "import { Tip } from '@site/src/tip';\nexport default { Tip };";
  const plain = { ...files, 'src/theme/MDXComponents.js': theme, 'src/tip.js': 'export const Tip = () => <b>tip</b>;' };
  const other = await build(makeFolder(plain));
  expect(other.page('index.html').links('article a')).toContain('shop → /docs/shop/');
  expect(other.stdout).toContain("docs/index.md:3:1  warning  broken link '/shop/': there is nothing at '/docs/shop/'");
});

test('broken links of plain elements should be warnings, because Docusaurus does not check them', async () => {
  const plain = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = {
        title: 'T', url: 'https://t.org', baseUrl: '/', onBrokenAnchors: 'throw',
        presets: [['classic', { blog: false, docs: { routeBasePath: '/' } }]],
      };`,
      'docs/index.md': '# Home\n\nText <a href="/gone">gone</a> <a href="#gone">gone</a> [gone](/gone) [gone](#away)\n',
    }),
  );
  expect(plain.stdout.match(/\w+ {2}broken (?:link|anchor) '[^']+'/g)).toEqual([
    "warning  broken link '/gone'",
    "warning  broken anchor '#gone'",
    "error  broken link '/gone'",
    "error  broken anchor '#away'",
  ]);
});

test('relative paths in properties of components should be resolved from the address of the page', async () => {
  const card = `import Card from '@site/src/card';\n\n`;
  const relative = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = {
        title: 'T', url: 'https://t.org', baseUrl: '/base/', onBrokenLinks: 'warn',
        presets: [['classic', { blog: false, docs: { routeBasePath: '/' } }]],
      };`,
      'src/card.js': "import Link from '@docusaurus/Link'; export default ({ link }) => <Link to={link}>card</Link>;",
      'docs/home.md': '---\nslug: /\n---\n\n# Home\n',
      'docs/a/index.mdx': `---\nid: overview\n---\n\n# A\n\n${card}<Card link="./b" />\n\n<Card link="./gone" />\n`,
      'docs/a/b.mdx': `# B\n\n${card}<Card link="./c" />\n\n<Card link="./lost?x#y" />\n`,
      'docs/a/c.md': '# C\n',
    }),
  );
  expect(relative.page('a/index.html').attributes('article a', 'href')).toEqual(['./b', './gone']);
  expect(relative.page('a/b/index.html').attributes('article a', 'href')).toEqual(['/base/a/c', '/base/a/lost?x#y']);
  expect(relative.stdout.match(/^docs.*broken link.*$/gm)).toEqual([
    "docs/a/b.mdx:7:12  warning  broken link '/a/lost?x#y': there is nothing at '/base/a/lost?x#y'  broken-link",
    "docs/a/index.mdx:11:12  warning  broken link '/a/gone': there is nothing at '/base/a/gone'  broken-link",
  ]);
});

test('links of navigation should be marked where they lead to the page, to one above it, or where they say so', async () => {
  const other = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = {
        title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { blog: false, docs: { routeBasePath: '/' } }]],
        themeConfig: { navbar: { items: [{ to: '/guide', label: 'Guide' }, { to: '/more', label: 'More' }] } },
      };`,
      'docs/index.md': '# Home\n',
      'docs/guide/index.md': '# Guide\n',
      'docs/guide/part.md': '# Part\n',
      'docs/more.md': '# More\n',
      'src/theme/NavbarItem/NavbarNavLink.js': `import Link from '@docusaurus/Link';
        export default ({ to, href, label, className }) => <Link to={to ?? href} isNavLink className="own">{label}</Link>;`,
      'src/theme/DocItem/Footer/index.js': `import Link from '@docusaurus/Link';
        import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
        export default () => <nav id="end">
          <Link to="/guide" isNavLink exact>a</Link>
          <Link to="/guide?b=1" isNavLink activeClassName="on" className="b">b</Link>
          <Link to="/more" isNavLink isActive={(match, location) => location.pathname.startsWith('/guide')}>c</Link>
          <Link to="/guide">d</Link>
          <Link to="#more" isNavLink>e</Link>
          <Link isNavLink>f</Link>
          {isActiveSidebarItem({ type: 'link', href: '/Guide/' }, '/guide') && <b>g</b>}
        </nav>;`,
    }),
  );
  const part = other.page('guide/part/index.html');
  // in the navbar and in the menu of narrow screens
  expect(part.texts('a.own[aria-current=true]')).toEqual(['Guide', 'Guide']);
  expect(part.texts('#end [aria-current=true]')).toEqual(['b', 'c']);
  expect(part.texts('#end .b.on')).toEqual(['b']);
  // one without an address cannot be followed
  expect(part.texts('#end > :not([href])')).toEqual(['f', 'g']);
  expect(other.page('guide/index.html').texts('#end [aria-current=page]')).toEqual(['a', 'b']);
  expect(other.page('more/index.html').texts('a.own[aria-current]')).toEqual(['More', 'More']);
});
