import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

let site: BuiltSite;
beforeAll(async () => {
  site = await build(
    makeFolder({
      'docusaurus.config.js':
        "module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', onBrokenLinks: 'warn', presets: [['classic', {}]] };",
      'src/theme/MDXContent/index.js': `import MDXContent from '@theme-original/MDXContent';
import { useLocation } from 'react-router-dom';
export default (props) => <><MDXContent {...props} /><p>After {useLocation().pathname}</p></>;
`,
      'docs/a.md': '# A\n\nText\n',
      'blog/2024-01-01-post.md': '# Post\n\nText\n',
      'src/pages/about.md': '# About\n\nText\n',
      'src/pages/index.js': 'export default () => <p>Home</p>;',
    }),
  );
});

test('MDXContent of the site should render the text of documents, posts and pages, in lists too', () => {
  expect(site.stdout).not.toContain('MDXContent');
  const words = (path: string) => site.page(path).texts('.markdown').join('|');
  expect(words('docs/a/index.html')).toContain('TextAfter /docs/a');
  expect(words('about/index.html')).toContain('After /about');
  expect(words('blog/2024/01/01/post/index.html')).toContain('After /blog/2024/01/01/post');
  expect(words('blog/index.html')).toContain('After /blog');
});

test('MDXContent of the site should not render React pages', () => {
  expect(site.page('index.html').texts('main')).toEqual(['Home']);
});

const page = (files: Readonly<Record<string, string>>) =>
  build(
    makeFolder({
      'docusaurus.config.js':
        "module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', onBrokenLinks: 'warn', presets: [['classic', { docs: false, blog: false }]] };",
      'src/pages/about.md': '---\nnote: own\n---\n\n# About\n\nText\n\n## Part\n',
      'src/pages/index.js': 'export default () => <p>Home</p>;',
      ...files,
    }),
  );

test('MDXPage of the site should render pages outside of docs and blogs', async () => {
  const wrapped = await page({
    'src/theme/MDXPage/index.js': `import MDXPage from '@theme-original/MDXPage';
export default (props) => <><p className="above">{props.content.metadata.title}, {props.content.frontMatter.note}</p><MDXPage {...props} /></>;
`,
  });
  expect(wrapped.stdout).not.toContain('MDXPage');
  const about = wrapped.page('about/index.html');
  expect([about.texts('main > .above'), about.texts('main > article h1')]).toEqual([['About, own'], ['About']]);
  expect(about.texts('.toc .toc-link')).toEqual(['Part']);
  expect(wrapped.page('index.html').texts('main')).toEqual(['Home']);
});

test('an ejected MDXPage should have the whole width, and place the table of contents itself', async () => {
  const ejected = await page({
    'src/theme/MDXPage/index.js': `import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import TOC from '@theme/TOC';
export default ({ content: Content }) => <Layout title={Content.metadata.title}><div className="row">
  <MDXContent><Content /></MDXContent><aside><TOC toc={Content.toc} /></aside></div></Layout>;
`,
  });
  const about = ejected.page('about/index.html');
  expect([about.texts('title'), about.texts('.shell-full .row h1'), about.texts('.toc-link')]).toEqual([
    ['About | T'],
    ['About'],
    ['Part'],
  ]);
  expect(about.texts('.row > aside .toc-link')).toEqual(['Part']);
});
