import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import { build } from '../../run.js';

/** A configuration with these options of the docs, and without a blog. */
function configOf(docs: object): string {
  const presets = [['classic', { blog: false, docs }]];
  const config = { title: 'T', url: 'https://t.org', baseUrl: '/', onBrokenLinks: 'warn', presets };
  return `module.exports = ${JSON.stringify(config)};`;
}

const category = '{ "label": "Guides", "link": { "type": "generated-index", "slug": "/guides" } }';

test('generated indexes of categories should be rendered by the component of the site', async () => {
  const site = await build(
    makeFolder({
      'docusaurus.config.js': configOf({}),
      'docs/guides/a.md': '# A\n',
      'docs/guides/_category_.json': category,
      'src/theme/DocCategoryGeneratedIndexPage/index.js': `import Page from '@theme-original/DocCategoryGeneratedIndexPage';
export default (props) => <div id="wrapped" title={props.categoryGeneratedIndex.permalink}><Page {...props} /></div>;
`,
    }),
  );
  expect(site.stdout).not.toContain('not taken over');
  const page = site.page('docs/guides/index.html');
  expect(page.attributes('#wrapped', 'title')).toEqual(['/docs/guides']);
  expect(page.texts('#wrapped h1')).toEqual(['Guides']);
  expect(page.links('#wrapped .card-link')).toEqual(['A → /docs/guides/a']);
});

test('generated indexes of an ejected component should have the breadcrumbs, banner and badge of docs', async () => {
  const site = await build(
    makeFolder({
      'docusaurus.config.js': configOf({ versions: { current: { banner: 'unreleased', badge: true, label: 'Next' } } }),
      'docs/guides/a.md': '# A\n\nFirst words.\n',
      'docs/guides/_category_.json': category,
      'src/theme/DocCategoryGeneratedIndexPage/index.js': `import Banner from '@theme/DocVersionBanner';
import Badge from '@theme/DocVersionBadge';
import Breadcrumbs from '@theme/DocBreadcrumbs';
import HomeItem from '@theme/DocBreadcrumbs/Items/Home';
import Cards from '@theme/DocCardList';
import { useCurrentSidebarCategory } from '@docusaurus/plugin-content-docs/client';
export default ({ categoryGeneratedIndex }) => (
  <div id="ejected"><Banner /><Breadcrumbs /><Badge /><h1>{categoryGeneratedIndex.title}</h1><ul><HomeItem /></ul>
    <section><Cards items={useCurrentSidebarCategory().items} /></section></div>
);
`,
    }),
  );
  expect(site.stdout + site.stderr).not.toContain(' error ');
  const page = site.page('docs/guides/index.html');
  expect(page.texts('#ejected nav li')).toEqual(['', 'Guides']);
  expect(page.links('#ejected > ul > .breadcrumbs__item > .breadcrumbs__link')).toEqual([' → /']);
  expect(page.texts('#ejected > section .card-text')).toEqual(['First words.']);
  expect(page.texts('#ejected > :not(nav, ul, section)')).toEqual([
    expect.stringContaining('unreleased'),
    'Version: Next',
    'Guides',
  ]);
});

test('generated indexes should be drawn with the breadcrumbs, banner and badge of the site', async () => {
  const wrapper = (name: string) => `import Original from '@theme-original/${name}';
export default () => <div id="${name}"><Original /></div>;
`;
  const site = await build(
    makeFolder({
      'docusaurus.config.js': configOf({ versions: { current: { banner: 'unreleased', badge: true, label: 'Next' } } }),
      'docs/guides/a.md': '---\ntags: [x]\n---\n# A\n',
      'docs/guides/_category_.json': category,
      'src/theme/DocBreadcrumbs/index.js': wrapper('DocBreadcrumbs'),
      'src/theme/DocVersionBanner/index.js': wrapper('DocVersionBanner'),
      'src/theme/DocVersionBadge/index.js': wrapper('DocVersionBadge'),
    }),
  );
  expect(site.stdout + site.stderr).not.toContain(' error ');
  for (const [path, way] of [
    ['docs/guides', ['', 'Guides']],
    ['docs/guides/a', ['', 'Guides', 'A']],
  ] as const) {
    const page = site.page(`${path}/index.html`);
    expect(page.texts('#DocBreadcrumbs li')).toEqual(way);
    expect(page.texts('#DocVersionBanner')).toEqual([expect.stringContaining('unreleased')]);
    expect(page.texts('#DocVersionBadge')).toEqual(['Version: Next']);
  }
  // whatever they consist of is one item of the row above the title
  expect(site.page('docs/guides/a/index.html').all('.page-top > div > #DocBreadcrumbs')).toHaveLength(1);
  // where Docusaurus draws none of them
  expect(site.page('docs/tags/x/index.html').texts('#DocBreadcrumbs, #DocVersionBadge')).toEqual([]);
});
