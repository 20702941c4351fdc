import { expect, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import { build } from './run.js';

/** Labels, each with the resulting icon and title of its card. */
const labels = [
  ['🚀 Start', '🚀', 'Start'],
  ['👩🏽‍💻 Develop', '👩🏽‍💻', 'Develop'],
  ['🇫🇷 French', '🇫🇷', 'French'],
  ['1️⃣ First', '1️⃣', 'First'],
  ['⚙️Settings', '⚙️', 'Settings'],
  ['2. Second', '', '2. Second'],
  ['Last 🎉', '', 'Last 🎉'],
] as const;

test('an emoji at the start of a label should be the icon of its card', async () => {
  const docs = labels.map(([label], index) => [`docs/${index}.md`, `---\nsidebar_label: "${label}"\n---\n\n# Page\n`]);
  const files = { 'docs/index.mdx': '# Home\n\n<DocCardList />\n', ...Object.fromEntries(docs) };
  const config = '{ "title": "T", "docs": { "path": "docs", "routeBasePath": "/" } }';
  const site = await build(makeFolder({ 'docsite.config.json': config, ...files }));
  const page = site.page('index.html');
  const shown = page.all('.card').length;
  expect(page.texts('.card-link').slice(0, labels.length)).toEqual(labels.map(([, , title]) => title));
  const icons = labels.flatMap(([, icon]) => (icon === '' ? [] : [icon]));
  expect([page.texts('.card-title span.icon'), page.all('.card-title svg').length]).toEqual([
    icons,
    shown - icons.length,
  ]);
});
