import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

/** Swizzled parts of cards, and of the frame around code. */
const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', onBrokenLinks: 'warn',
    presets: [['classic', { blog: false, docs: { sidebarPath: './sidebars.js' } }]] };`,
  'sidebars.js': `module.exports = { main: [{ type: 'category', label: 'Guides', link: { type: 'generated-index' },
    items: ['one', { type: 'category', label: '🚀 Deep', items: ['two'] }] }] };`,
  'docs/one.md': '# One\n\nDescribes the first.\n\n```js title="a.js"\nconst one = 1;\n```\n',
  'docs/two.md': '# Two\n\nDescribes the second.\n',
  'src/theme/DocCard/Heading/Icon/index.js': `export default ({ item, icon }) => <i data-own={item.type}>{icon}</i>;`,
  'src/theme/DocCard/Description.js': `import Description from '@theme-original/DocCard/Description';
    export default (props) => <div data-words=""><Description {...props} /></div>;`,
  'src/theme/MDXComponents/Pre.js': `import Pre from '@theme-original/MDXComponents/Pre';
    export default (props) => {
      const { className, children, title } = props.children.props;
      return <div data-pre={[className, title, children].join('|')}><Pre {...props} /></div>;
    };`,
};

let site: BuiltSite;

beforeAll(async () => {
  site = await build(makeFolder(files));
});

test('all of them should be adopted', () => {
  expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('not taken over')]);
});

test('cards should be composed of components of the site and of docsite', () => {
  const page = site.page('docs/category/guides/index.html');
  expect(page.texts('.card-title [data-own="link"], .card-title [data-own="category"]')).toEqual(['📄️', '🚀']);
  expect(page.links('.card .card-link')).toEqual(['One → /docs/one', 'Deep → /docs/two']);
  expect(page.texts('[data-words] .card-text')[0]).toBe('Describes the first.');
});

test('code should be wrapped by the component of the site, highlighted as before', () => {
  const page = site.page('docs/one/index.html');
  expect(page.attributes('[data-pre]', 'dataPre')).toEqual(['language-js|a.js|const one = 1;']);
  expect(page.texts('[data-pre] .code-frame .token.keyword')).toEqual(['const']);
});

test('a card that is a link as a whole should contain no other', async () => {
  const layout = `import Link from '@docusaurus/Link';
    import Heading from '@theme/DocCard/Heading';
    export default ({ href, ...props }) => <Link href={href} className="whole"><Heading {...props} /></Link>;`;
  const own = await build(makeFolder({ ...files, 'src/theme/DocCard/Layout.js': layout }));
  const page = own.page('docs/category/guides/index.html');
  expect([page.links('a.whole'), page.all('.card-link').length]).toEqual([
    ['📄️One → /docs/one', '🚀Deep → /docs/two'],
    0,
  ]);
});
