import { inflateSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { buildPagePacks, type PageDataFile, type PagePack } from '../../src/offline/page-packs.js';

function pages(count: number): PageDataFile[] {
  return Array.from({ length: count }, (_, index) =>
    pageOf(`assets/pages/p${String(index).padStart(4, '0')}.json`, { index }),
  );
}

function pageOf(path: string, data: object): PageDataFile {
  return { path, read: () => Buffer.from(JSON.stringify(data)) };
}

function unpack({ contents }: PagePack): Record<string, unknown> {
  return JSON.parse(inflateSync(contents).toString());
}

const changed = (before: readonly PagePack[], after: readonly PagePack[]) =>
  after.filter(({ path }) => !before.some((pack) => pack.path === path));

describe('packs of page data', () => {
  test('should contain every page once, in order, and tell where each pack begins', async () => {
    const packs = await buildPagePacks([...pages(500)].reverse());
    const held = packs.map((pack) => Object.keys(unpack(pack)));
    expect(held.flat()).toEqual(pages(500).map(({ path }) => path));
    expect(packs.map(({ first }) => first)).toEqual(held.map(([path]) => path));
    expect(unpack(packs[0] as PagePack)['assets/pages/p0003.json']).toEqual({ index: 3 });
  });

  test('should contain 16 to 64 pages each, the last one the rest', async () => {
    const sizes = (await buildPagePacks(pages(1000))).map((pack) => Object.keys(unpack(pack)).length);
    expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThanOrEqual(16);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(64);
  });

  test('should be named by their contents', async () => {
    const [pack] = await buildPagePacks(pages(3));
    expect(pack?.path).toMatch(/^assets\/offline\/pages-[0-9a-f]{8}\.pack$/);
    expect(await buildPagePacks(pages(3))).toEqual([pack]);
  });

  test('should change in one place if one page does', async () => {
    const before = pages(500);
    const after = before.map((page, index) => (index === 250 ? pageOf(page.path, { index: 'edited' }) : page));
    expect(changed(await buildPagePacks(before), await buildPagePacks(after))).toHaveLength(1);
  });

  test('should change in few places when a page is added or removed', async () => {
    const before = await buildPagePacks(pages(1000));
    const [added, removed] = await Promise.all([
      buildPagePacks([...pages(1000), pageOf('assets/pages/p0500-new.json', {})]),
      buildPagePacks(pages(1000).filter((_, index) => index !== 500)),
    ]);
    expect(changed(before, added).length).toBeLessThanOrEqual(4);
    expect(changed(before, removed).length).toBeLessThanOrEqual(4);
  });

  test('should keep paths apart that look like code', async () => {
    const odd = 'assets/pages/a "quoted" $& name.json';
    const [pack] = await buildPagePacks([pageOf(odd, { text: '</script> $1' })]);
    expect(unpack(pack as PagePack)).toEqual({ [odd]: { text: '</script> $1' } });
  });
});
