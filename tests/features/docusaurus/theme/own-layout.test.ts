import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import { build } from '../../run.js';

test('the content of a document should be one element in layouts of the site, without parts of the frame', async () => {
  const site = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
        presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]] };`,
      'docs/index.md': '# Home\n\nText\n\n## Part\n',
      'src/theme/DocItem/Layout/index.js': `import Content from '@theme/DocItem/Content';
        export default ({ children }) => <article><p>before</p><Content>{children}</Content><p>after</p></article>;`,
      'src/theme/DocRoot/Layout/index.js': `import Menu from '@site/src/Menu';
        export default ({ children }) => <div><Menu />{children}</div>;`,
      'src/Menu.js': `import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
        export default () => <ul className="own">{useDocsSidebar().items.map(({ label }) => <li key={label}>{label}</li>)}</ul>;`,
    }),
  );
  expect(site.exitCode).toBe(0);
  const page = site.page('index.html');
  expect(page.texts('article > *')).toEqual(['before', 'Home Text Part', 'after']);
  expect([page.texts('.own li'), page.all('.sidebar').length, page.all('.toc').length]).toEqual([['Home'], 0, 0]);
});

test('React pages should have as much of the frame as the layout in them asks for', async () => {
  const site = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
        presets: [['classic', { blog: false }]], themeConfig: { footer: { copyright: 'End' } } };`,
      'docs/a.md': '# A\n',
      'src/pages/index.js': "import Layout from '@theme/Layout';\nexport default () => <Layout>Home</Layout>;\n",
      'src/pages/headed.js': `import BrowserOnly from '@docusaurus/BrowserOnly'; import { Headed } from '../headed';
        export default () => <Headed>Headed<BrowserOnly>{() => 'later'}</BrowserOnly></Headed>;`,
      'src/pages/bare.js': 'export default () => <h1>Bare</h1>;\n',
      'src/pages/later.js': `import BrowserOnly from '@docusaurus/BrowserOnly'; import { Headed } from '../headed';
        export default () => <BrowserOnly>{() => <Headed>Later</Headed>}</BrowserOnly>;`,
      'src/headed.js': `import Layout from '@theme/Layout';
        export const Headed = ({ children }) => <Layout noFooter>{children}</Layout>;`,
    }),
  );
  const frames = ['index', 'docs/a/index', 'headed/index', 'bare/index', 'later/index'].map((name) => {
    const page = site.page(`${name}.html`);
    return [page.all('header.navbar').length, page.all('footer').length];
  });
  expect(frames).toEqual([
    [1, 1],
    [1, 1],
    [1, 0],
    [0, 0],
    [1, 1],
  ]);
});
