import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { buildSite } from '../../../src/build/build-site.js';
import { silentProgress } from '../../../src/build/progress/progress.js';
import { differences, readTree } from '../../live/compare-trees.js';

const files = {
  'docsite.config.json': JSON.stringify({
    title: 'Docs',
    url: 'https://example.org',
    brokenPages: 'leave-out',
    rules: { 'missing-home': 'ignore' },
  }),
  'docs/index.md': '# Home\n\n[A](a.mdx)',
  'docs/a.mdx': "import data from './data.json';\n\n# A\n\n{data.list.join(' and ')}\n\nText.",
  'docs/data.json': '{ "list": ["one", "two"] }',
};

function makeSite(changed: Readonly<Record<string, string>> = {}) {
  const siteDir = makeFolder({ ...files, ...changed });
  return { siteDir, outDir: join(makeFolder({}), 'dist'), cacheDir: join(siteDir, '.docsite/cache') };
}

type Folders = ReturnType<typeof makeSite>;

const build = ({ siteDir, outDir, cacheDir }: Folders) =>
  buildSite({ siteDir, outDir, cacheDir, includeDrafts: false }, silentProgress);

async function cleanTree({ siteDir }: Folders): Promise<ReadonlyMap<string, string>> {
  const outDir = join(makeFolder({}), 'dist');
  await buildSite({ siteDir, outDir, includeDrafts: false }, silentProgress);
  return readTree(outDir);
}

const broken = { 'docs/data.json': '{}' };

describe('a site that omits pages which cannot be built', () => {
  test('should be written without them, with the error', async () => {
    const site = makeSite(broken);
    const { written, leftOut, diagnostics } = await build(site);
    expect({ written, leftOut }).toEqual({ written: true, leftOut: 1 });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([
      { rule: 'render-error', file: 'docs/a.mdx', line: 5, column: 12 },
    ]);
    expect(existsSync(join(site.outDir, 'docs/index.html'))).toBe(true);
    expect(existsSync(join(site.outDir, 'docs/a/index.html'))).toBe(false);
  });

  test('should be built correctly from the cache as a page breaks and is repaired', async () => {
    const site = makeSite();
    for (const data of [files['docs/data.json'], '{}', '{}', '{ "list": ["three"] }', '{}']) {
      writeFileSync(join(site.siteDir, 'docs/data.json'), data);
      const { leftOut } = await build(site);
      expect(leftOut).toBe(data === '{}' ? 1 : 0);
      expect(differences(readTree(site.outDir), await cleanTree(site))).toEqual([]);
    }
  });

  test('should rewrite other pages while one stays broken', async () => {
    const site = makeSite(broken);
    await build(site);
    writeFileSync(join(site.siteDir, 'docs/index.md'), '# Home\n\nOther words. [A](a.mdx)');
    const { diagnostics } = await build(site);
    expect(diagnostics.map(({ rule }) => rule)).toContain('render-error');
    expect(differences(readTree(site.outDir), await cleanTree(site))).toEqual([]);
  });

  test('should be written without a page listed in its configuration', async () => {
    const site = makeSite({
      'docsite.config.json': JSON.stringify({
        ...JSON.parse(files['docsite.config.json']),
        routes: [{ path: '/listed', module: './listed.jsx' }],
      }),
      'listed.jsx': 'export default function Listed() { throw new Error("no"); }',
    });
    const { written, leftOut, diagnostics } = await build(site);
    expect({ written, leftOut }).toEqual({ written: true, leftOut: 1 });
    expect(diagnostics).toContainEqual(expect.objectContaining({ rule: 'render-error', file: 'listed.jsx' }));
  });

  test('should not be written if it has another error', async () => {
    const site = makeSite({ ...broken, 'docs/index.md': '# Home\n\n[B](/nowhere)' });
    const { written } = await build(site);
    expect(written).toBe(false);
  });

  test('should not be written if none of its pages can be built', async () => {
    const site = makeSite(broken);
    rmSync(join(site.siteDir, 'docs/index.md'));
    expect((await build(site)).written).toBe(false);
  });

  test('should fail unless its configuration allows omissions', async () => {
    const site = makeSite({
      ...broken,
      'docsite.config.json': files['docsite.config.json'].replace('leave-out', 'stop'),
    });
    expect((await build(site)).written).toBe(false);
  });
});
