import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settleConfig } from '@docsite/core';
import type { Bundle, BundleOptions, Bundler } from '@docsite/renderer';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { letFilesAge, makeFolder, writeFiles } from '../../../../../tests/folder.js';
import { CacheFolder } from '../../../src/cache/folder/cache-folder.js';
import { BundleCache } from '../../../src/cache/site/bundle-cache.js';
import { EarlierBundles } from '../../../src/live/bundling/earlier-bundles.js';
import { LiveSite } from '../../../src/live/live-site.js';
import { buildTree, differences, liveTree, type Tree } from '../compare-trees.js';

describe('a server', () => {
  let siteDir: string;
  let made: string[];

  const bundle: Bundler = async ({ locale: { serverDir, baseUrl } }: BundleOptions) => {
    made.push(baseUrl);
    mkdirSync(serverDir, { recursive: true });
    writeFileSync(join(serverDir, 'theme.mjs'), 'export {};');
    const entry = { serverEntry: join(serverDir, 'theme.mjs'), serverPages: {}, foreignFiles: [], documents: [] };
    return { bundle: entry as unknown as Bundle, findings: [] };
  };

  /** What a server has that starts now. */
  function start(): EarlierBundles {
    const folder = new CacheFolder(join(siteDir, '.docsite/cache'), 'stamp');
    folder.make();
    return new EarlierBundles({ siteDir, outDir: join(siteDir, 'dist'), bundles: new BundleCache(folder) });
  }

  /** Bundles as one that has started, and returns what had to be bundled. */
  async function take(bundles: EarlierBundles, baseUrl = '/', isBeginning = false): Promise<readonly string[]> {
    const locale = { name: 'en', serverDir: join(makeFolder({}), 'server'), baseUrl };
    const options = { siteDir, locale } as BundleOptions;
    made = [];
    await bundles.take({ bundle, options, loaded: { config } as never, isBeginning });
    bundles.save();
    return made;
  }

  const config = settleConfig({ title: 'Site' }, '/');

  beforeEach(async () => {
    siteDir = makeFolder({ 'docs/index.md': '# Home', 'src/box.jsx': 'export const box = 1;' });
    await letFilesAge();
    await take(start());
  });

  test('should start with the bundle of the one before, and make it anew when there is time', async () => {
    const bundles = start();
    expect([bundles.has('en'), await take(bundles)]).toEqual([true, []]);
    await bundles.renew();
    await bundles.renew();
    expect(made).toEqual(['/']);
  });

  test('should bundle if a file of the site has changed', async () => {
    writeFiles(siteDir, { 'src/box.jsx': 'export const box = 22;' });
    const bundles = start();
    expect(await take(bundles)).toEqual(['/']);
    made = [];
    await bundles.renew();
    expect(made).toEqual([]);
  });

  test('should store what it bundles first, not what it bundles after an edit', async () => {
    const bundles = start();
    await take(bundles);
    expect(await take(bundles, '/edited/')).toEqual(['/edited/']);
    expect([await take(start()), await take(start(), '/edited/')]).toEqual([[], ['/edited/']]);
  });

  test('should store by itself what it bundles while the code of documents is left out', async () => {
    expect(await take(start(), '/', true)).toEqual(['/']);
    expect([await take(start(), '/', true), await take(start())]).toEqual([[], []]);
  });
});

test('a site shown with earlier bundles should have the files of a clean build, also after edits of code', async () => {
  const box = (text: string) =>
    `import { useState } from 'react'; export function Box() { return <b>{useState('${text}')[0]}</b>; }`;
  const siteDir = makeFolder({
    'docsite.config.json': JSON.stringify({ title: 'Site', styles: ['src/site.css'] }),
    'pages/index.md': '# Home',
    'docs/index.md': '# Docs',
    'docs/a.mdx': "import { Box } from '@site/src/box'\n\n# Page\n\n<Box />",
    'src/box.jsx': box('first'),
    'src/site.css': 'b { color: red }',
  });
  const [outDir, cacheDir] = [join(makeFolder({}), 'dist'), join(makeFolder({}), 'cache')];
  await letFilesAge();
  const open = async (): Promise<LiveSite> => {
    await letFilesAge();
    const site = new LiveSite({ siteDir, outDir: join(siteDir, 'dist'), cacheDir });
    await site.update(new Set());
    return site;
  };
  /** When the bundle was stored. */
  const stored = (): number[] =>
    readdirSync(cacheDir).flatMap((name) => (name.startsWith('bundle-') ? statSync(join(cacheDir, name)).mtimeMs : []));
  const shown: (readonly string[])[] = [];
  for (const [color, isIdle] of [
    ['green', true],
    ['blue', false],
  ] as const) {
    const first = await open();
    await first.renderRest(() => true);
    await first.close();
    const before = stored();
    const site = await open();
    const compare = async () =>
      shown.push(differences(await liveTree(site), (await buildTree(siteDir, outDir)) as Tree));
    await compare();
    if (isIdle) await site.renderRest(() => true);
    for (const [path, text] of [
      ['src/site.css', `b { color: ${color} }`],
      ['src/box.jsx', box(color)],
    ] as const) {
      writeFiles(siteDir, { [path]: text });
      await site.update(new Set([join(siteDir, path)]));
      await compare();
    }
    await site.close();
    expect([before.length, stored()]).toEqual([1, before]);
  }
  expect(shown).toEqual(Array.from({ length: 6 }, () => []));
});
