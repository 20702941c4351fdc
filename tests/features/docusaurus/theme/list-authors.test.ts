import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import { build } from '../../run.js';

const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
    presets: [['classic', { docs: false, blog: { onUntruncatedBlogPosts: 'ignore' } }]] };`,
  'blog/authors.yml': 'ada:\n  name: Ada\n  socials:\n    github: ada\n    youtube: https://youtube.com/@ada\n',
  'blog/2024-01-02-post.md': '---\nauthors: ada\n---\n\n# Post\n\nText\n',
  'src/pages/index.md': '# Home\n',
};

const profiles = ['GitHub → https://github.com/ada', 'YouTube → https://youtube.com/@ada'];

test('lists of posts and posts should link the profiles of authors, as in Docusaurus', async () => {
  const site = await build(makeFolder(files));
  expect(site.exitCode).toBe(0);
  expect(site.page('blog/index.html').links('.post-authors .author-profiles a')).toEqual(profiles);
  expect(site.page('blog/2024/01/02/post/index.html').links('.post-authors .author-profiles a')).toEqual(profiles);
});

test('a component of the site for authors should draw them in place of that', async () => {
  const site = await build(
    makeFolder({
      ...files,
      'src/theme/Blog/Components/Author/Socials/index.js':
        'export default ({ author }) => <b className="own">{author.key}: {Object.keys(author.socials).join()}</b>;',
      'src/theme/BlogPostItem/Header/Author/index.js': `import Author from '@theme-original/BlogPostItem/Header/Author';
        export default (props) => <div className="former-name"><Author {...props} /></div>;`,
    }),
  );
  expect(site.page('blog/index.html').texts('.former-name .own')).toEqual(['ada: github,youtube']);
  expect(site.page('blog/index.html').all('.author-profiles')).toEqual([]);
});
