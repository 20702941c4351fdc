import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../tests/folder.js';
import { seededNumbers } from '../../../../tests/random.js';
// a worker starts its thread from a sibling file that only the compiled package has
import { LiveSite } from '../../dist/live/live-site.js';
import { buildTree, differences, liveTree, type Tree } from './compare-trees.js';
import { configText, firstFiles, firstKeys } from './first-files.js';
import { RandomEdits } from './random-edits.js';

const long = '\n\nMuch more text.'.repeat(100);
const lengthened = {
  ...Object.fromEntries(
    Object.entries(firstFiles).map(([path, text]) => [path, /\.mdx?$/.test(path) ? `${text}\n\n${long}` : text]),
  ),
  'docsite.config.json': configText(firstKeys),
};
const opened: LiveSite[] = [];

/** Opens a site with only the beginnings of documents read. */
async function openPartial(files: Readonly<Record<string, string>>, cacheDir?: string) {
  const siteDir = makeFolder({ 'docsite.config.json': configText(), ...files });
  return { siteDir, outDir: join(makeFolder({}), 'dist'), site: await open(siteDir, cacheDir) };
}

async function open(siteDir: string, cacheDir?: string): Promise<LiveSite> {
  const site = new LiveSite({ siteDir, outDir: join(siteDir, 'dist'), cacheDir, mostWhole: 0 });
  opened.push(site);
  await site.update(new Set());
  return site;
}

async function showWhole(site: LiveSite): Promise<void> {
  await site.restRead();
  await site.showWhole();
}

async function textAt(site: LiveSite, path: string): Promise<string | undefined> {
  const file = await site.state?.read(path);
  return file === undefined || 'place' in file ? undefined : String(file.contents);
}

afterEach(async () => {
  for (const site of opened.splice(0)) await site.close();
});

describe('a site with only the beginnings of documents read', () => {
  test('should have the navigation of the whole site', async () => {
    const { site } = await openPartial({
      'docs/index.md': `---\nslug: /\n---\n# Home${long}`,
      'docs/a.md': `---\nsidebar_label: Label of A\n---\n# A${long}`,
      'docs/b.md': `# Title of B${long}`,
    });
    const html = await textAt(site, 'docs/b/index.html');
    expect([site.isWhole, site.isPartial('docs/a.md'), site.isPartial('docs/b.md')]).toEqual([false, true, true]);
    expect([html?.includes('>Label of A<'), html?.includes('>Title of B<')]).toEqual([true, true]);
  });

  test('should have a page as a build writes it once its document is read completely', async () => {
    const { siteDir, outDir, site } = await openPartial({
      'docs/index.md': `---\nslug: /\n---\n# Home${long}`,
      'docs/image.png': 'image',
      'docs/a.md': `# A${long}\n\n## Late heading\n\n![late image](image.png)\n\n[B](b.md#late)`,
      'docs/b.md': `# B${long}\n\n## Late`,
    });
    await site.showWholeOf('docs/a.md');
    const built = (await buildTree(siteDir, outDir)) as Tree;
    const html = await textAt(site, 'docs/a/index.html');
    expect([html?.includes('late image'), html]).toEqual([true, built.get('docs/a/index.html')]);
    expect([site.isPartial('docs/a.md'), site.isPartial('docs/b.md')]).toEqual([false, true]);
  });

  test('should show a page that turns out to be live', async () => {
    const { site } = await openPartial({
      'docs/index.md': `---\nslug: /\n---\n# Home${long}`,
      'src/box.jsx': 'export function Box() { return <b>inside</b>; }',
      'docs/live.mdx': `import { Box } from '@site/src/box'\n\n# Live${long}\n\n<Box />`,
    });
    await site.showWholeOf('docs/live.mdx');
    expect(await textAt(site, 'docs/live/index.html')).toContain('<b>inside</b>');
  });

  test('should follow edits meanwhile, and check documents read after them', async () => {
    const { siteDir, site } = await openPartial({
      'docsite.config.json': '{ "title": "T" }',
      'docs/index.md': `---\nslug: /\n---\n# Home${long}`,
      'docs/a.md': `# A${long}\n\n[none](none.md)`,
    });
    writeFiles(siteDir, { 'docs/index.md': `---\nslug: /\n---\n# Home${long}\n\nEdited.` });
    await site.update(new Set([join(siteDir, 'docs/index.md')]));
    await showWhole(site);
    expect([site.isWhole, (await textAt(site, 'docs/index.html'))?.includes('Edited.')]).toEqual([true, true]);
    const found = (await site.check()).filter(({ file }) => file === 'docs/a.md');
    expect(found.map(({ rule, line }) => [rule, line])).toEqual([['broken-markdown-link', 203]]);
  });

  test('should pick up a file that was changed while documents were read', async () => {
    const { siteDir, outDir, site } = await openPartial({
      ...lengthened,
      'docs/late.mdx': `# Late${long}\n\nimport Part from './_part.mdx'\n\n<Part />`,
    });
    await site.restRead();
    writeFiles(siteDir, { 'docs/_part.mdx': '## Shared\n\nAnother part.' });
    await site.update(new Set([join(siteDir, 'docs/_part.mdx')]));
    await showWhole(site);
    expect(differences(await liveTree(site), (await buildTree(siteDir, outDir)) as Tree)).toEqual([]);
  });

  test('should store what was read for the next start', async () => {
    const cacheDir = join(makeFolder({}), 'cache');
    const { siteDir, site } = await openPartial({ 'docs/index.md': `# Home${long}` }, cacheDir);
    await showWhole(site);
    await site.renderRest(() => true);
    const next = await open(siteDir, cacheDir);
    expect([existsSync(cacheDir), next.isWhole]).toEqual([true, true]);
  });

  test('should begin with the stored pages without code, and bundle the others later', async () => {
    const cacheDir = join(makeFolder({}), 'cache');
    const { siteDir, outDir, site } = await openPartial(lengthened, cacheDir);
    await showWhole(site);
    await site.renderRest(() => true);
    const next = await open(siteDir, cacheDir);
    expect([next.isWhole, next.isPartial('docs/a.md'), next.isPartial('docs/live.mdx')]).toEqual([false, false, true]);
    await next.restRead();
    await next.bundleWhole();
    writeFiles(siteDir, { 'src/word.js': "export const word = 'other';", 'docs/a.md': `# Other A${long}` });
    await next.update(new Set(['src/word.js', 'docs/a.md'].map((path) => join(siteDir, path))));
    await showWhole(next);
    expect(next.isWhole).toBe(true);
    expect(differences(await liveTree(next), (await buildTree(siteDir, outDir)) as Tree)).toEqual([]);
  });

  test('should have the files of a clean build once everything is read, despite edits meanwhile', async () => {
    const { siteDir, outDir, site } = await openPartial(lengthened);
    const edits = new RandomEdits(siteDir, seededNumbers(3));
    for (let count = 0; count < 6; count++) {
      const { paths } = edits.edit();
      await site.update(new Set(paths.map((path) => join(siteDir, path))));
    }
    await showWhole(site);
    expect(differences(await liveTree(site), (await buildTree(siteDir, outDir)) as Tree)).toEqual([]);
  });
});
