import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { buildSite } from '../../../src/build/build-site.js';
import { silentProgress } from '../../../src/build/progress/progress.js';
import { type BuildDetails, BuildProfile } from '../../../src/profile/build-profile.js';
import { differences, readTree } from '../../live/compare-trees.js';

const plain =
  '# Plain\n\nSee [B](b.md) and ![alt](a.svg).\n\n- one\n\n| a | b |\n| - | -: |\n| `x` | *y* |\n\n```js\nlet a;\n```\n';
const site = {
  'docsite.config.json': '{ "title": "T", "docs": { "routeBasePath": "/" } }',
  'docs/a.svg': '<svg></svg>',
  'docs/a.md': plain,
  'docs/b.md': plain,
  'docs/index.md': '# Home\n',
  'docs/live.mdx': 'export const n = 1;\n\n# Live\n\n{n}\n',
  'docs/styled.md': '# Styled\n\n<p style="color: red">Text.</p>\n',
  'docs/z.md': plain,
};

describe('a check of plain pages', () => {
  let siteDir: string;
  let cacheDir: string;

  beforeEach(() => {
    siteDir = makeFolder(site);
    cacheDir = join(makeFolder({}), 'cache');
  });

  const write = (path: string, text: string): void => {
    mkdirSync(join(siteDir, path, '..'), { recursive: true });
    writeFileSync(join(siteDir, path), text);
  };

  const run = async (options: { readonly outDir?: string; readonly cacheDir?: string }) => {
    const profile = new BuildProfile();
    const result = await buildSite({ siteDir, includeDrafts: false, profile, ...options }, silentProgress);
    return { ...result, details: profile.read() };
  };
  const build = (options: { readonly cacheDir?: string } = {}) =>
    run({ outDir: join(makeFolder({}), 'dist'), ...options });

  const drawn = ({ pages }: BuildDetails): string[] => pages.map(([route]) => route).sort();

  test('should render only the first of those with the same surroundings, and those that may contain more', async () => {
    expect(drawn((await run({})).details)).toEqual(['/', '/404', '/live', '/search', '/styled']);
    expect(drawn((await build()).details)).toEqual([...['/', '/404', '/a', '/b', '/live', '/search', '/styled', '/z']]);
  });

  test('should render all if the site replaces components of the theme', async () => {
    write('theme/shell/footer.tsx', 'export const Footer = () => <footer><a href="/nowhere">x</a></footer>;\n');
    const { details, diagnostics } = await run({});
    expect(drawn(details)).toHaveLength(8);
    expect(diagnostics).toMatchObject([{ rule: 'broken-link', file: 'theme/shell/footer.tsx' }]);
  });

  test('should render edited pages at a path of the site, which may not exist', async () => {
    write('docs/z.md', `---\ncustom_edit_url: /nowhere\n---\n${plain}`);
    expect(drawn((await run({})).details)).toContain('/z');
  });

  test('should report the findings of a build', async () => {
    write('docs/z.md', `${plain}\n[x](missing.md) [y](b.md#nowhere) ![z](none.png)\n\n:::what\n\n[r][s]\n`);
    write('docs/folder/deep.md', '#### Deep\n\n<a href="/raw">x</a> <img src="none.png">\n\n[](b.md)\n');
    write('docs/styled.md', '<p style="color">x</p>\n');
    const [checked, built] = [await run({}), await build()];
    expect(checked.diagnostics.length).toBeGreaterThan(9);
    expect(checked.diagnostics).toEqual(built.diagnostics);
  });

  test('should report links that lead nowhere if components of the site get them as written', async () => {
    write('docs/z.md', `${plain}\n[x](missing.md)\n`);
    write(
      'docsite.config.json',
      site['docsite.config.json'].replace('{', '{ "markdown": { "missingLinks": "written" },'),
    );
    const [checked, built] = [await run({}), await build()];
    expect(checked.diagnostics).toMatchObject([{ rule: 'broken-markdown-link', file: 'docs/z.md' }]);
    expect(checked.diagnostics).toEqual(built.diagnostics);
  });

  test('should report the same if the site works offline, and make no files for that', async () => {
    write('docs/z.md', `${plain}\n[x](missing.md) <a href="/sw.js">y</a> <a href="/assets/offline/none.json">z</a>\n`);
    write('docsite.config.json', site['docsite.config.json'].replace('{', '{ "offline": {},'));
    const [checked, built] = [await run({}), await build()];
    expect(checked.diagnostics).toHaveLength(3);
    expect(drawn(checked.details)).not.toContain('/b');
    expect(checked.diagnostics).toEqual(built.diagnostics);
  });

  test('should reject what a build could not write beside a skipped page', async () => {
    write('docs/y.md', '---\nslug: /assets/pages/z.json\n---\n# Y\n');
    await expect(build()).rejects.toThrow('cannot write');
    await expect(run({})).rejects.toThrow('cannot write');
  });

  test('should leave rendered pages of builds to later builds, however many checks run in between', async () => {
    await build({ cacheDir });
    for (let check = 0; check < 7; check++) {
      appendFileSync(join(siteDir, 'docs/b.md'), '\nMore.\n');
      await run({ cacheDir });
    }
    const outDir = join(makeFolder({}), 'dist');
    const { details } = await run({ outDir, cacheDir });
    expect(drawn(details)).toEqual(['/b']);
    const cleanDir = join(makeFolder({}), 'dist');
    await run({ outDir: cleanDir });
    expect(differences(readTree(outDir), readTree(cleanDir))).toEqual([]);
  });

  test('should leave skipped pages to a later build', async () => {
    await run({ cacheDir });
    const outDir = join(makeFolder({}), 'dist');
    await run({ outDir, cacheDir });
    const cleanDir = join(makeFolder({}), 'dist');
    await run({ outDir: cleanDir });
    expect(differences(readTree(outDir), readTree(cleanDir))).toEqual([]);
  });
});
