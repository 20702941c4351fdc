import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import { build } from '../../run.js';

const folder = makeFolder({
  'docusaurus.config.js': `module.exports = {
    title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  };`,
  'docs/index.md': '---\nslug: /\ntitle: Whales\ndescription: They sing.\n---\nText.',
  'src/pages/plain.js': "import Layout from '@theme/Layout';\nexport default () => <Layout>Plain</Layout>;",
  'docs/moved.mdx': '# Moved\n\n<head><link rel="canonical" href="https://own.org/" /></head>\n',
  'src/theme/SiteMetadata/index.js': `import Head from '@docusaurus/Head';
    import SiteMetadata from '@theme-original/SiteMetadata';
    export default () => <>
      <SiteMetadata />
      <Head>
        <title>All</title>
        <meta property="og:title" content="All" />
        <meta name="description" content="Of all." />
        <meta name="twitter:card" content="player" />
        <meta property="og:url" content="https://other.org/" />
        <link rel="canonical" href="https://other.org/" />
      </Head>
    </>;`,
});

test('what the site adds to all heads should give way to what a page has itself', async () => {
  const site = await build(folder);
  const headOf = (path: string) => {
    const page = site.page(path);
    const content = (selector: string) => page.all(selector).map(({ properties }) => properties.content);
    return [
      page.texts('title'),
      ...['[property="og:title"]', '[name="description"]', '[name="twitter:card"]'].map((meta) =>
        content(`meta${meta}`),
      ),
    ].flat();
  };
  expect(headOf('index.html')).toEqual(['Whales | T', 'Whales | T', 'They sing.', 'player']);
  expect(headOf('plain/index.html')).toEqual(['All', 'All', 'Of all.', 'player']);
});

test('addresses that the site adds to all heads should replace those of docsite, and not those of documents', async () => {
  const site = await build(folder);
  const addressesOf = (path: string) => {
    const page = site.page(path);
    return [
      page.attributes('link[rel=canonical]', 'href'),
      page.attributes('meta[property="og:url"]', 'content'),
    ].flat();
  };
  expect(addressesOf('index.html')).toEqual(['https://other.org/', 'https://other.org/']);
  expect(addressesOf('moved/index.html')).toEqual(['https://own.org/', 'https://other.org/']);
});
