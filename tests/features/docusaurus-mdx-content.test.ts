import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import type { BuiltSite } from './built-site.js';
import { build } from './run.js';

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
