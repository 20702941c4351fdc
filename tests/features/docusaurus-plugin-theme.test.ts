import { expect, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import { build } from './run.js';

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
