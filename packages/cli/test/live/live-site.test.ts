import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { seededNumbers } from '../../../../tests/random.js';
import { LiveSite } from '../../src/live/live-site.js';
import { buildCleanly, buildTree, differences, liveTree } from './compare-trees.js';
import { configText, firstFiles, firstKeys } from './first-files.js';
import { type Edit, RandomEdits } from './random-edits.js';

/** How many random edits are made, and after how many of them the files are compared with those of a clean build. */
const editCount = Number(process.env.LIVE_EDITS ?? 16);
const seeds = (process.env.LIVE_SEEDS ?? '1,2').split(',').map(Number);
const editsPerBuild = 4;

describe('a site in memory', () => {
  test('should have the files of a build', async () => {
    const siteDir = makeFolder({
      'docsite.config.json': JSON.stringify({ title: 'T', url: 'https://example.org' }),
      'docs/index.md': '---\nslug: /\n---\n# Home\n\n[A](a.md)\n\n![x](x.png)',
      'docs/x.png': 'no image',
      'docs/a.md': '---\ntags: [t]\n---\n# A\n\nText.',
      'docs/hidden.mdx': '# Hidden\n\n<head><meta name="robots" content="noindex" /></head>\n\nText.',
      'docs/draft.md': '---\ndraft: true\n---\n# Draft',
      'pages/index.mdx': "import X from './x'\n\n# About\n\n<X />",
      'pages/_x.js': '',
      'pages/x.jsx': 'export default function X() { return <b>x</b> }',
      'static/robots.txt': 'own',
      'static/y.html': '<script>1</script>',
    });
    const outDir = join(makeFolder({}), 'dist');
    const site = new LiveSite({ siteDir, outDir });
    await site.update(new Set());
    const built = await buildTree(siteDir, outDir);
    const live = await liveTree(site);
    await site.close();
    expect(differences(live, built ?? new Map())).toEqual([]);
  });

  test('should list no pages that cannot be rendered, as a build', async () => {
    const siteDir = makeFolder({
      'docsite.config.json': JSON.stringify({ title: 'T', url: 'https://example.org', brokenPages: 'leave-out' }),
      'docs/index.md': '---\nslug: /\n---\n# Home\n\nText.',
      'docs/broken.mdx': "# Broken\n\n{(() => { throw new Error('e'); })()}",
    });
    const site = new LiveSite({ siteDir, outDir: join(makeFolder({}), 'dist') });
    await site.update(new Set());
    const live = await liveTree(site);
    await site.close();
    expect(live.get('llms.txt')).toContain('[Home]');
    expect(['llms.txt', 'sitemap.xml'].filter((path) => /broken/i.test(live.get(path) ?? ''))).toEqual([]);
  });
});

test.each(seeds)(
  'a site in memory should have the files and the findings of a clean build after random edits (seed %i)',
  async (seed) => {
    const siteDir = makeFolder({ ...firstFiles, 'docsite.config.json': configText(firstKeys) });
    const outDir = join(makeFolder({}), 'dist');
    const site = new LiveSite({ siteDir, outDir });
    await site.update(new Set());
    const edits = new RandomEdits(siteDir, seededNumbers(seed));
    const done: Edit[] = [];
    let compared = 0;
    for (let count = 1; count <= editCount; count++) {
      const edit = edits.edit();
      done.push(edit);
      await site.update(new Set(edit.paths.map((path) => join(siteDir, path))));
      if (count % editsPerBuild > 0) continue;
      const { tree, findings } = await buildCleanly(siteDir, outDir);
      const latest = done.slice(-editsPerBuild).map(({ name, paths }) => `${name}: ${paths.join(', ')}`);
      await site.renderRest(() => true);
      expect({ findings: await site.check(), latest }).toEqual({ findings, latest });
      if (tree === undefined) continue;
      compared++;
      expect({ differ: differences(await liveTree(site), tree), latest }).toEqual({ differ: [], latest });
    }
    await site.close();
    expect(compared).toBeGreaterThan(editCount / editsPerBuild / 2);
  },
  600_000 + editCount * 20_000,
);
