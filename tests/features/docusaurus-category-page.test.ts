import { expect, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import { build } from './run.js';

test('generated indexes of categories should be rendered by the component of the site', async () => {
  const site = await build(
    makeFolder({
      'docusaurus.config.js':
        "module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', onBrokenLinks: 'warn', presets: [['classic', { blog: false }]] };",
      'docs/guides/a.md': '# A\n',
      'docs/guides/_category_.json': '{ "label": "Guides", "link": { "type": "generated-index", "slug": "/guides" } }',
      'src/theme/DocCategoryGeneratedIndexPage/index.js': `import Page from '@theme-original/DocCategoryGeneratedIndexPage';
export default (props) => <div id="wrapped" title={props.categoryGeneratedIndex.permalink}><Page {...props} /></div>;
`,
    }),
  );
  expect(site.stdout).not.toContain('not taken over');
  const page = site.page('docs/guides/index.html');
  expect(page.attributes('#wrapped', 'title')).toEqual(['/docs/guides']);
  expect(page.texts('#wrapped h1')).toEqual(['Guides']);
  expect(page.links('#wrapped .card-link')).toHaveLength(1);
});
