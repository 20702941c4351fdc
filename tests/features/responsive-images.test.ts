import { expect, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import { build } from './run.js';

const svg = (id: string) => `<svg xmlns="http://www.w3.org/2000/svg"><g id="${id}"/></svg>`;
const pictures = `
<picture>
  <source media="(prefers-color-scheme: dark)" srcset="./img/dark.svg" />
  <img src="./img/one.svg" alt="One" srcset="./img/one.svg 1x, ./img/two.svg 2x" />
</picture>

<svg><use href="./img/icons.svg#star" /><use href="#local" /><g id="local" /></svg>
`;
const files = {
  'docs/img/dark.svg': svg('dark'),
  'docs/img/one.svg': svg('one'),
  'docs/img/two.svg': svg('two'),
  'docs/img/icons.svg': svg('star'),
};

test.each(['a.md', 'a.mdx'])(
  'sources of a picture and symbols of a file in %s should be files beside it',
  async (name) => {
    const site = await build(makeFolder({ ...files, [`docs/${name}`]: `# A\n${pictures}` }));
    expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('warning')]);
    const page = site.page('docs/a/index.html');
    const image = (file: string) => expect.stringMatching(new RegExp(`^/assets/images/${file}-\\w+\\.svg`));
    expect(page.attributes('source', 'srcSet')).toEqual([image('dark')]);
    const [set = ''] = page.attributes('picture img', 'srcSet');
    const [one = '', two = ''] = set.split(/, */);
    expect([one, two]).toEqual([image('one'), image('two')]);
    expect([one.split(' ')[1], two.split(' ')[1]]).toEqual(['1x', '2x']);
    expect(page.attributes('use', 'href')).toEqual([image('icons'), '#local']);
    expect(page.attributes('use', 'href')[0]).toMatch(/#star$/);
  },
);

test('a missing source of a picture should be reported where it is written, and unsafe ones should be left out', async () => {
  const site = await build(
    makeFolder({
      'docs/a.md':
        '# A\n\n<img src="https://example.org/a.png" alt="A" srcset="./none.png 2x" />\n\n<img src="https://example.org/b.png" alt="B" srcset="javascript:x 2x" />\n',
    }),
  );
  expect(site.stdout).toMatch(/docs\/a\.md:3:1 {2}error {2}no image at '\.\/none\.png' {2}missing-image/);
  expect(site.stdout).toMatch(/docs\/a\.md:5:1 {2}error {2}the URL 'javascript:x' may run code/);
});
