import { describe, expect, test } from '@jest/globals';
import { parseDefaults } from '../../../../tests/parse-defaults.js';
import { createDocumentParser } from '../../src/parse/parse-document.js';
import { amendSite } from '../../src/site/amend-site.js';
import { buildSite } from './build-site.js';

const parse = createDocumentParser({ ...parseDefaults, admonitions: new Set() });

const others = {
  'docs/all/_category_.yml': 'label: All\nlink:\n  type: generated-index',
  'docs/all/sub/index.md': '# Sub\n\nAbout these.',
  'docs/all/sub/c.md': '# C\n\nSee C.',
  'docs/all/cards.mdx': '# Cards\n\n<DocCardList />',
  'pages/about.md': '# About\n\nUs.',
};

/** Returns the amended site, and the one assembled from the edited files. */
async function amend(path: string, before: string, after: string) {
  const read = async (text: string) => await parse({ path, text, hash: '' });
  const site = await buildSite({ ...others, [path]: before });
  return {
    amended: amendSite(site, [{ before: await read(before), after: await read(after) }]),
    site,
    assembled: await buildSite({ ...others, [path]: after }),
  };
}

describe('amending a site', () => {
  test('should leave it unchanged if nothing changes that others read', async () => {
    const { amended, site } = await amend('docs/all/a.md', '# A\n\nText.\n\nMore.', '# A\n\nText.\n\nMuch more.');
    expect(amended).toBe(site);
  });

  test.each([
    ['the first paragraph', 'docs/all/a.md', '# A\n\nText.', '# A\n\nOther text.'],
    ['a heading', 'docs/all/a.md', '# A\n\nText.\n\n## B', '# A\n\nText.\n\n## C'],
    ['both', 'docs/all/a.md', '# A\n\nText.\n\n## B', '# A\n\nNew.\n\n## C {#d}'],
    ['a page outside the docs', 'pages/x.md', '# X\n\nText.', '# X\n\nNew.\n\n## Y'],
    ['a document that lies deeper', 'docs/all/sub/d.md', '# D\n\nText.', '# D\n\nNew.'],
  ])('should equal assembly for an edit of %s', async (_, path, before, after) => {
    const { amended, assembled } = await amend(path, before, after);
    expect(amended).toEqual(assembled);
  });

  test.each([
    ['a title', '# A', '# B'],
    ['front matter', '---\nsidebar_position: 1\n---\n', '---\nsidebar_position: 2\n---\n'],
    ['the lines of front matter', '---\nslug: x\n---\n', '---\n\nslug: x\n---\n'],
    ['a first description', '# A', '# A\n\nText.'],
  ])('should fall back to assembly after an edit of %s', async (_, before, after) => {
    expect((await amend('docs/all/a.md', before, after)).amended).toBeUndefined();
  });

  test('should fall back to assembly for a document that is listed on cards', async () => {
    const { amended } = await amend('docs/all/e.mdx', '# E\n\nText.', '# E\n\nText.\n\n<DocCardList />');
    expect(amended).toBeUndefined();
  });

  test('should fall back to assembly for a category described by its page', async () => {
    const { amended } = await amend('docs/all/sub/index.md', '# Sub\n\nText.', '# Sub\n\nOther text.');
    expect(amended).toBeUndefined();
  });
});
