import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../tests/folder.js';
import type { Bundle } from '../../src/bundle/bundle.js';
import { type BundleResult, createBundler } from '../../src/bundle/create-bundler.js';
import { livePages, optionsIn, pixel, theme, withLocale } from './bundle-fixture.js';

type Edits = Readonly<Record<string, string>>;

const page = "import '../src/page.css'; export default () => <i>a</i>;";
const files = {
  'src/site.css': "@import './colors.css'; b { color: var(--a) }",
  'src/colors.css': ':root { --a: red }',
  'src/both.css': 'u { color: red }',
  'src/page.css': "@import './both.css'; i { color: red }",
  'src/images/a.png': pixel,
  'pages/a.tsx': page,
};

/** A site with two global style sheets. */
async function makeSite() {
  const entries = Object.entries(files).map(([path, contents]) => [`site/${path}`, contents]);
  const folder = makeFolder({ ...theme, ...Object.fromEntries(entries) });
  const pages = await livePages(['pages/a.tsx'], files);
  return { folder, options: { ...optionsIn(folder, pages), styles: ['src/site.css', 'src/both.css'] } };
}

/** The bundle without the location of its modules. */
function shown({ bundle, findings }: BundleResult): unknown {
  const { serverEntry: _, serverPages: __, ...shared } = bundle ?? ({} as Partial<Bundle>);
  return { ...shared, findings };
}

describe('global style sheets', () => {
  test.each<[string, Edits]>([
    ['a sheet that the site names', { 'src/site.css': 'b { color: blue }' }],
    ['one that it imports', { 'src/colors.css': ':root { --a: blue }' }],
    ['with a picture', { 'src/site.css': 'b { background: url(./images/a.png) }' }],
    ['with a mistake', { 'src/site.css': 'b { color: ' }],
    ['with an import of nothing', { 'src/site.css': "@import './none.css';" }],
    ['which a page imports, too', { 'src/both.css': 'u { color: blue }' }],
    ['and of a page', { 'src/site.css': 'b { color: blue }', 'src/page.css': 'i { color: blue }' }],
  ])('should be as a new bundler builds them: %s', async (_, edits) => {
    const { folder, options } = await makeSite();
    const bundler = createBundler();
    await bundler(options);
    writeFiles(options.siteDir, edits);
    bundler.refresh({ changed: Object.keys(edits).map((path) => join(options.siteDir, path)) });
    const anew = await createBundler()(withLocale(options, { serverDir: join(folder, 'anew') }));
    expect(shown(await bundler(options))).toEqual(shown(anew));
  });

  test.each([
    ['src/site.css', { styles: true, modules: false }],
    ['src/colors.css', { styles: true, modules: false }],
    ['src/both.css', { styles: true, modules: true }],
    ['src/page.css', { styles: false, modules: true }],
    ['pages/a.tsx', { styles: false, modules: true }],
    ['src/new.tsx', { styles: true, modules: true }],
  ])('should be built only if they, or unknown files, have changed: %s', async (changed, isBuilt) => {
    const { options } = await makeSite();
    const bundler = createBundler();
    const { bundle: before } = await bundler(options);
    writeFiles(options.siteDir, { 'src/site.css': 'b { color: blue }', 'pages/a.tsx': page.replace('a</i>', 'b</i>') });
    bundler.refresh({ changed: [join(options.siteDir, changed)] });
    const { bundle: after } = await bundler(options);
    const isOther = (read: (bundle: Bundle | undefined) => string | undefined) => read(after) !== read(before);
    expect({
      styles: isOther((bundle) => bundle?.styles.join()),
      modules: isOther((bundle) => bundle?.serverHashes.pages['pages/a.tsx']),
    }).toEqual(isBuilt);
  });

  test('should leave the files of other builds as they are', async () => {
    const { options } = await makeSite();
    const bundler = createBundler();
    const { bundle: before } = await bundler(options);
    writeFiles(options.siteDir, { 'src/site.css': 'b { color: blue }' });
    bundler.refresh({ changed: [join(options.siteDir, 'src/site.css')] });
    const { bundle: after } = await bundler(options);
    const changed = after?.files.filter(({ contents }) => !before?.files.some((file) => file.contents === contents));
    expect(changed?.map(({ path }) => path.replace(/-[^-]*$/, ''))).toEqual(['assets/css/styles', 'assets/js/boot']);
    expect(after?.serverHashes).toBe(before?.serverHashes);
  });
});
