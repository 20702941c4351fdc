import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import { build } from '../../run.js';

const config = `module.exports = {
  title: 'T', url: 'https://t.org', baseUrl: '/',
  presets: [['classic', { blog: false, docs: { routeBasePath: '/' } }]],
  plugins: ['./theme.js'],
};`;

test('components of a plugin should be used together, as those of the site', async () => {
  const site = await build(
    makeFolder({
      'docusaurus.config.js': config,
      'theme.js': "module.exports = () => ({ name: 'cards', getThemePath: () => './cards' });",
      'cards/DocCard.js': 'export default ({ header, children }) => <section><b>{header}</b>{children}</section>;',
      'cards/DocCardList.js': 'export default ({ children }) => <div className="own-list">{children}</div>;',
      'docs/index.mdx': `import DocCard from '@theme/DocCard';
import DocCardList from '@theme/DocCardList';

# Start

<DocCardList>
  <DocCard header="Official">Of the team</DocCard>
</DocCardList>
`,
    }),
  );
  expect(site.page('index.html').texts('.own-list')).toEqual(['OfficialOf the team']);
});

test('a component should be able to draw that of the first theme, and that of the last one', async () => {
  const plugin = (name: string) => `module.exports = () => ({ name: '${name}', getThemePath: () => './${name}' });`;
  const site = await build(
    makeFolder({
      'docusaurus.config.js': config.replace("'./theme.js'", "'./first.js', './last.js'"),
      'first.js': plugin('first'),
      'last.js': plugin('last'),
      'first/Widget.js': 'export default () => <b>first</b>;',
      'last/Widget.js': 'export default () => <b>last</b>;',
      'src/theme/Widget.js': `import Original from '@theme-original/Widget';
import Initial from '@theme-init/Widget';
export default () => <p className="own"><Original /> <Initial /></p>;`,
      'docs/index.mdx': "import Widget from '@theme/Widget';\n\n# Start\n\n<Widget />\n",
    }),
  );
  expect(site.page('index.html').texts('.own')).toEqual(['last first']);
});

test('images of the plugin for smaller ones should have no attributes of its component', async () => {
  const site = await build(
    makeFolder({
      'docusaurus.config.js': config.replace('./theme.js', '@docusaurus/plugin-ideal-image'),
      'docs/index.mdx': `import Image from '@theme/IdealImage';

<Image img="/a.png" alt="A" theme={{ placeholder: {} }} width="20" />
`,
      'static/a.png': '',
    }),
  );
  const [image] = /<img[^>]*alt="A"[^>]*>/.exec(site.text('index.html')) ?? [];
  expect(image).toContain('width="20"');
  expect(image).not.toContain('theme');
});

test('a theme that draws the layout of all pages should have no other frame around it', async () => {
  const site = await build(
    makeFolder({
      'docusaurus.config.js': config.replace('blog: false', 'blog: {}'),
      'theme.js': "module.exports = () => ({ name: 'whole', getThemePath: () => './whole' });",
      'whole/Layout.js': `import Navbar from '@theme/Navbar';
export default ({ children }) => <><Navbar /><div className="whole">{children}</div><footer>Own</footer></>;`,
      'whole/Navbar.js': 'export default () => <nav className="bar">Own</nav>;',
      'whole/DocsRoot.js': `import renderRoutes from '@docusaurus/renderRoutes';
import Layout from '@theme/Layout';
export default ({ route }) => <Layout>{renderRoutes(route.routes)}</Layout>;`,
      'whole/MDXPage.js': `import Layout from '@theme/Layout';
export default ({ content: Content }) => <Layout><Content /></Layout>;`,
      'whole/BlogLayout.js': `import Layout from '@theme/Layout';
export default ({ children }) => <Layout>{children}</Layout>;`,
      'src/theme/Root.js': 'export default ({ children }) => <div id="around">{children}</div>;',
      'src/pages/own.js': `import Layout from '@theme/Layout';
export default () => <Layout><h1>Page</h1></Layout>;`,
      'src/pages/text.md': '# Text\n',
      'docs/index.mdx': '# Start\n\n## Part\n',
      'docs/a.md': '# A\n',
      'blog/2026-01-01-post.md': '# Post\n',
    }),
  );
  expect(site.exitCode).toBe(0);
  const pages = [
    'index.html',
    'own/index.html',
    'text/index.html',
    'blog/index.html',
    'blog/2026/01/01/post/index.html',
  ];
  for (const path of pages) {
    const page = site.page(path);
    const frame = [page.texts('#around .bar'), page.texts('footer'), page.all('.whole h1, .whole h2').length > 0];
    expect([path, ...frame]).toEqual([path, ['Own'], ['Own'], true]);
    expect([path, page.all('.navbar, .sidebar, .toc').length]).toEqual([path, 0]);
  }
});
