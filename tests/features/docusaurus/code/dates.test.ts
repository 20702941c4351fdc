import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import { build } from '../../run.js';

test('dates of front matter should be dates in code of documents, and text in metadata', async () => {
  const shown =
    "import Day, { Own } from '@site/src/day';\n\n<Day value={frontMatter.date} text={metadata.frontMatter.date} />\n\n<Own />\n";
  const site = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
        presets: [['classic', { docs: { routeBasePath: '/' } }]] };`,
      'src/day.js': `import { useDoc } from '@docusaurus/plugin-content-docs/client';
        export const Own = () => <p className="own">{typeof useDoc().frontMatter.date}</p>;
        export default ({ value, text }) =>
        <p className="day">{value.toISOString?.() ?? 'text ' + value}, {typeof text} {text}</p>;`,
      'src/theme/DocItem/Footer/index.js': `import { useDoc } from '@docusaurus/plugin-content-docs/client';
        export default function Footer() {
          const { frontMatter, metadata } = useDoc();
          const { since, quoted } = frontMatter.list?.[0] ?? {};
          return <p className="foot">{since?.getTime()} {typeof quoted} {metadata.frontMatter.date}</p>;
        }`,
      'src/theme/BlogPostItem/Footer/index.js': `import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
        export default () => <p className="foot">{useBlogPost().frontMatter.date.getFullYear()}</p>;`,
      'docs/home.mdx': `---\nslug: /\ndate: 2020-02-03\nlist:\n  - since: 2021-04-05T06:00:00+02:00\n    quoted: "2020-01-01"\n---\n\n# Home\n\n${shown}`,
      'docs/text.mdx': `---\ndate: "2020-02-03"\n---\n\n# Text\n\n${shown}`,
      'blog/post.md': '---\ndate: 2019-05-06\n---\n\n# Post\n',
    }),
  );
  expect(site.stdout).not.toContain(' error ');
  const [home, text] = ['index.html', 'text/index.html'].map((path) => site.page(path));
  expect([home?.texts('.day'), text?.texts('.day')]).toEqual([
    ['2020-02-03T00:00:00.000Z, string 2020-02-03T00:00:00.000Z'],
    ['text 2020-02-03, string 2020-02-03'],
  ]);
  expect([home?.texts('.own'), text?.texts('.own')]).toEqual([['object'], ['string']]);
  expect(home?.texts('.foot')).toEqual([`${Date.UTC(2021, 3, 5, 4)} string 2020-02-03T00:00:00.000Z`]);
  expect(['blog/post/index.html', 'blog/index.html'].map((path) => site.page(path).texts('.foot'))).toEqual([
    ['2019'],
    ['2019'],
  ]);
  expect(home?.all('[data-island]')).toHaveLength(0);
});
