import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../tests/folder.js';
import type { Bundle } from '../../src/bundle/bundle.js';
import { type BundleResult, createBundler } from '../../src/bundle/create-bundler.js';
import type { OutputFile } from '../../src/output-file.js';
import { livePages, optionsIn, theme, withLocale } from './bundle-fixture.js';

type Files = Readonly<Record<string, string>>;

const counter = "import { useState } from 'react'; export const Part = () => <b>{useState(1)[0]}</b>;";
const files = {
  'pages/live.tsx': "import { Part } from '../src/counter'; export default () => <Part />;",
  'pages/still.tsx': "import { Part } from '../src/part'; export default () => <Part />;",
  'src/counter.tsx': counter,
  'src/part.tsx': 'export const Part = () => <i>part</i>;',
  'src/part.css': 'i { color: red }',
  'src/note.md': 'A note.',
};

/** A site with a page that can change in the browser and one that cannot, which has been bundled. */
async function makeSite() {
  const entries = Object.entries(files).map(([path, contents]) => [`site/${path}`, contents]);
  const folder = makeFolder({ ...theme, ...Object.fromEntries(entries) });
  const pages = await livePages(['pages/live.tsx', 'pages/still.tsx'], files);
  const options = optionsIn(folder, pages);
  const bundler = createBundler();
  const { bundle: before } = await bundler(options);
  const edit = (edits: Files): Promise<BundleResult> => {
    writeFiles(options.siteDir, edits);
    bundler.refresh(Object.keys(edits).map((path) => join(options.siteDir, path)));
    return bundler(options);
  };
  const bundleAnew = () => createBundler()(withLocale(options, { serverDir: join(folder, 'anew') }));
  return { before, edit, bundleAnew };
}

/** The bundle without the locations of its modules, and of those that it may no longer contain. */
function shown({ bundle, findings }: BundleResult): unknown {
  const { serverEntry: _, serverPages: __, outsideFiles: ___, ...shared } = bundle ?? ({} as Partial<Bundle>);
  return { ...shared, findings };
}

describe('an edit of modules', () => {
  const still = { 'src/part.tsx': 'export const Part = () => <u>new</u>;' };

  test.each<[string, Files]>([
    ['a component that is only rendered on the server', still],
    ['one that browsers load', { 'src/counter.tsx': counter.replace('(1)', '(2)') }],
    ['one that can change in browsers from now on', { 'src/part.tsx': counter }],
    ['one that cannot any more', { 'src/counter.tsx': files['src/part.tsx'] }],
    ['one that imports a style sheet', { 'src/part.tsx': `import './part.css'; ${files['src/part.tsx']}` }],
    ['a page that imports another component', { 'pages/still.tsx': files['pages/live.tsx'] }],
    ['a mistake', { 'src/part.tsx': 'export const Part = () => <i>;' }],
    ['an export that is missing', { 'src/part.tsx': 'export const Other = 1;' }],
    ['with a file that is found instead of another', { ...still, 'src/counter/index.tsx': counter, 'src/part.ts': '' }],
  ])('should have the result of a new bundler: %s', async (_, edits) => {
    const { edit, bundleAnew } = await makeSite();
    const [edited, anew] = [await edit(edits), await bundleAnew()];
    expect(shown(edited)).toEqual(shown(anew));
    expect(edited.bundle?.outsideFiles).toEqual(expect.arrayContaining([...(anew.bundle?.outsideFiles ?? [])]));
  });

  test('should leave what browsers load as it is if that does not contain them', async () => {
    const { before, edit } = await makeSite();
    const { bundle: after } = await edit(still);
    expect(after?.serverHashes.pages['pages/still.tsx']).not.toBe(before?.serverHashes.pages['pages/still.tsx']);
    const made = after?.files.filter(({ contents }) => !before?.files.some((file) => file.contents === contents));
    expect(made?.map(({ path }) => path)).toEqual([]);
  });

  test('should not build the script and styles of every page again', async () => {
    const { before, edit } = await makeSite();
    const { bundle: after } = await edit({ 'src/counter.tsx': counter.replace('(1)', '(2)') });
    const isKept = ({ contents }: OutputFile) => before?.files.some((file) => file.contents === contents) === true;
    const kept = after?.files.filter(isKept).map(({ path }) => path.replace(/-[^-]*$/, ''));
    expect(kept).toEqual(['assets/css/styles', 'assets/js/boot']);
  });
});
