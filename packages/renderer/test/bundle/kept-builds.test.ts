import { describe, expect, test } from '@jest/globals';
import type { Bundle } from '../../src/bundle/bundle.js';
import type { BundleOptions } from '../../src/bundle/bundle-options.js';
import type { OutputFile } from '../../src/output-file.js';
import { type Files, makeEditedSite, shown } from './edited-site.js';

const counter = "import { useState } from 'react'; export const Part = () => <b>{useState(1)[0]}</b>;";
const files = {
  'pages/live.tsx': "import { Part } from '../src/counter'; export default () => <Part />;",
  'pages/still.tsx': "import { Part } from '../src/part'; export default () => <Part />;",
  'src/counter.tsx': counter,
  'src/part.tsx': 'export const Part = () => <i>part</i>;',
  'src/part.css': 'i { color: red }',
  'src/note.md': 'A note.',
};

const pages = ['pages/live.tsx', 'pages/still.tsx'];
const makeSite = (own: Files = files, settings: Partial<BundleOptions> = {}) =>
  makeEditedSite(own, pages, () => settings);

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
    expect(edited.bundle?.foreignFiles).toEqual(expect.arrayContaining([...(anew.bundle?.foreignFiles ?? [])]));
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

describe('the styles that modules import', () => {
  const image = (letter: string) => `data:image/png;base64,${letter.repeat(8_000)}`;
  const shared = {
    ...files,
    'pages/still.tsx': "import '../src/first.css'; import { Part } from '../src/part'; export default () => <Part />;",
    'src/part.tsx': `import './part.css'; import './last.css'; export const Part = () => <img src="${image('A')}" />;`,
    'src/first.css': 'p { color: red }',
    'src/last.css': 'b { color: red }',
  };
  const inPart = (change: (code: string) => string) => ({ 'src/part.tsx': change(shared['src/part.tsx']) });

  const cases: [string, Files][] = [
    ['another text', inPart((code) => code.replace(' />', '>new</img>'))],
    ['another inlined image', inPart((code) => code.replace(image('A'), image('B')))],
    ['another order of imports', inPart((code) => code.replace(/(import '[^']+';) (import '[^']+';)/, '$2 $1'))],
    ['an import less', inPart((code) => code.replace("import './last.css';", ''))],
    ['an import only in browsers', inPart((code) => `${code} if (typeof window === 'object') import('./first.css');`)],
    ['a style sheet', { 'src/part.css': 'i { color: blue }' }],
    ['a page', { 'pages/still.tsx': shared['pages/still.tsx'].replace('<Part />', '<b>new</b>') }],
    ['a page that imports them later', { 'pages/still.tsx': `import '../src/last.css'; ${shared['pages/still.tsx']}` }],
    ['a module without styles that can change from now on', { 'src/part.tsx': counter }],
  ];

  test.each(['page', 'site'] as const)('should be those of a new bundler after edits: for the %s', async (scope) => {
    const { edit, bundleAnew } = await makeSite(shared, { moduleStyles: scope });
    const [edited, anew]: [unknown[], unknown[]] = [[], []];
    let before: Files = {};
    for (const [what, edits] of cases) {
      const restored = Object.entries(shared).filter(([path]) => path in before);
      edited.push([what, shown(await edit({ ...Object.fromEntries(restored), ...edits }))]);
      anew.push([what, shown(await bundleAnew())]);
      before = edits;
    }
    expect(edited).toEqual(anew);
  });

  test.each(['page', 'site'] as const)('should not be built again without need: for the %s', async (scope) => {
    const { before, edit, writeUnseen } = await makeSite(shared, { moduleStyles: scope });
    const stylesOf = (bundle: Bundle | undefined) => bundle?.files.filter(({ path }) => path.endsWith('.css'));
    writeUnseen({ 'site/src/part.css': 'i { color: blue }' });
    const { bundle: after } = await edit(inPart((code) => code.replace(' />', '>new</img>')));
    expect(stylesOf(after)).toEqual(stylesOf(before));
    const { bundle: built } = await edit(inPart((code) => `import './first.css'; ${code}`));
    expect(stylesOf(built)).not.toEqual(stylesOf(before));
  });
});

describe('the CSS Modules of a site', () => {
  const modules = {
    ...files,
    'src/counter.tsx': `import styles from './box.module.scss'; ${counter.replace('<b>', '<b title={styles.brand}>')}`,
    'src/part.tsx':
      "import { still } from './still.module.css'; export const Part = () => <i className={still}>part</i>;",
    'src/box.module.scss': "@use 'brand'; .box { color: brand.$color } :export { brand: brand.$color }",
    'src/_brand.scss': '$color: red;',
    'src/still.module.css': ".still { composes: wide from './wide.module.css'; color: red }",
    'src/wide.module.css': '.wide { width: 1px }',
  };

  test.each<[string, Files]>([
    ['a component', { 'src/counter.tsx': modules['src/counter.tsx'].replace('(1)', '(2)') }],
    ['a file that one of them includes', { 'src/_brand.scss': '$color: blue;' }],
    ['one of them', { 'src/still.module.css': modules['src/still.module.css'].replace('red', 'blue') }],
    ['one that another is composed of', { 'src/wide.module.css': '.wide, .other { width: 2px }' }],
  ])('should be those of a new bundler after an edit of %s', async (_, edits) => {
    const { edit, bundleAnew } = await makeSite(modules);
    const [edited, anew] = [await edit(edits), await bundleAnew()];
    expect(edited.findings).toEqual([]);
    expect(shown(edited)).toEqual(shown(anew));
    const [again, alsoAnew] = [await edit({ 'src/_brand.scss': '$color: green;' }), await bundleAnew()];
    expect(shown(again)).toEqual(shown(alsoAnew));
  });

  test('should not be read again if only other modules have changed', async () => {
    const { before, edit, writeUnseen } = await makeSite(modules);
    writeUnseen({ 'site/src/still.module.css': '.still, .new { color: blue }' });
    const { bundle: after } = await edit({ 'src/counter.tsx': modules['src/counter.tsx'].replace('(1)', '(2)') });
    expect(after?.serverHashes.pages['pages/still.tsx']).toBe(before?.serverHashes.pages['pages/still.tsx']);
  });
});

describe('an edit while a page is broken', () => {
  const broken = { 'src/counter.tsx': 'export const Part = () => <b>;' };
  const unresolved = {
    'src/counter.tsx': "import './none'; import { Part as P } from './part'; export const Part = P;",
  };
  const styled = `import './part.css'; ${files['src/part.tsx']}`;
  const unresolvedStyle = { 'src/counter.tsx': "import './none'; import './part.css'; export const Part = '';" };
  const still = { 'src/part.tsx': 'export const Part = () => <u>new</u>;' };

  test.each<[string, Files, Files]>([
    ['a module of other pages', broken, still],
    ['a mistake in a module of other pages', broken, { 'src/part.tsx': 'export const Part = () => <i>;' }],
    ['a module of other pages that imports the broken one', broken, { 'src/part.tsx': "export * from './counter';" }],
    ['a module that the broken one imports, too', unresolved, still],
    ['a module that the broken one imports, which breaks, too', unresolved, { 'src/part.tsx': '<i>' }],
    [
      'a style sheet that other pages import',
      { ...broken, 'src/part.tsx': styled },
      { 'src/part.css': 'i { top: 0 }' },
    ],
    [
      'a style sheet of broken pages, too',
      { ...unresolvedStyle, 'src/part.tsx': styled },
      { 'src/part.css': 'i { top: 0 }' },
    ],
    [
      'a mistake in their style sheet',
      { ...unresolvedStyle, 'src/part.tsx': styled },
      { 'src/part.css': "@import './none.css';" },
    ],
    ['an export that the broken module imports', unresolved, { 'src/part.tsx': 'export const Other = 1;' }],
    ['the broken module, which still is', broken, { 'src/counter.tsx': 'export const Part = () => <b>new;' }],
    ['the broken module, in another way', broken, unresolved],
    ['the broken module, which imports another broken one', broken, { 'src/counter.tsx': "import './note.tsx';" }],
    ['the broken module, which is corrected', broken, { 'src/counter.tsx': counter }],
    ['a file that the broken module lacked', unresolved, { 'src/none.tsx': '' }],
    ['the broken page', { 'pages/live.tsx': 'export default () => <b>;' }, { 'pages/live.tsx': 'export default <i>;' }],
  ])('should have the result of a new bundler: %s', async (_, mistake, edits) => {
    const { edit, bundleAnew } = await makeSite();
    await edit(mistake);
    const [edited, anew] = [await edit(edits), await bundleAnew()];
    expect(shown(edited)).toEqual(shown(anew));
    expect(edited.bundle?.foreignFiles).toEqual(expect.arrayContaining([...(anew.bundle?.foreignFiles ?? [])]));
    const [again, alsoAnew] = [await edit(files), await bundleAnew()];
    expect(shown(again)).toEqual(shown(alsoAnew));
  });

  test('should not build the broken page again', async () => {
    const { edit, writeUnseen } = await makeSite();
    const { findings } = await edit(broken);
    writeUnseen({ 'site/src/counter.tsx': counter });
    const edited = await edit(still);
    expect(edited.findings).toEqual(findings);
    expect(edited.bundle?.brokenPages).toEqual(['pages/live.tsx']);
  });

  test.each<[string, Files, Files]>([
    ['a module that the broken one imports, too', unresolved, still],
    ['a style sheet', { ...broken, 'src/part.tsx': styled }, { 'src/part.css': 'i { top: 0 }' }],
  ])('should keep the script of every page after an edit of %s', async (_, mistake, edits) => {
    const { edit, writeUnseen } = await makeSite();
    const bootOf = (bundle: Bundle | undefined) => bundle?.files.find(({ path }) => path.startsWith('assets/js/boot-'));
    const { bundle: before } = await edit(mistake);
    writeUnseen({ 'templates/client/boot.ts': "console.log('not built');" });
    const { bundle: after, findings } = await edit(edits);
    expect(bootOf(after)).toEqual(bootOf(before));
    expect(findings).not.toEqual([]);
  });

  test('should not build the other pages again if only the broken module has changed', async () => {
    const { edit, writeUnseen } = await makeSite();
    const { bundle: before } = await edit(broken);
    writeUnseen({ 'site/src/part.tsx': still['src/part.tsx'] });
    const { bundle: after, findings } = await edit({ 'src/counter.tsx': `\n${broken['src/counter.tsx']}` });
    expect(after?.serverHashes).toEqual(before?.serverHashes);
    expect(new Set(findings.map(({ line }) => line))).toEqual(new Set([2]));
  });

  test('should not build the script of every page again when a page breaks, and when it is corrected', async () => {
    const { before, edit, writeUnseen } = await makeSite();
    const bootOf = (bundle: Bundle | undefined) => bundle?.files.find(({ path }) => path.startsWith('assets/js/boot-'));
    writeUnseen({ 'templates/client/boot.ts': "console.log('not built');" });
    const { bundle: without } = await edit(broken);
    const { bundle: corrected } = await edit({ 'src/counter.tsx': counter });
    expect([bootOf(without), bootOf(corrected)]).toEqual([bootOf(before), bootOf(before)]);
  });

  test('should build only the styles of every page if only these have changed', async () => {
    const { edit, writeUnseen } = await makeSite();
    const { bundle: before, findings } = await edit(broken);
    writeUnseen({ 'site/src/part.tsx': still['src/part.tsx'] });
    const edited = await edit({ '../templates/styles/index.css': 'body { color: blue }' });
    expect(edited.bundle?.serverHashes).toEqual(before?.serverHashes);
    expect(edited.bundle?.styles).not.toEqual(before?.styles);
    expect(edited.findings).toEqual(findings);
  });

  test('should count a broken module as one of the bundle', async () => {
    const { edit, isMadeOf } = await makeSite();
    await edit(broken);
    expect([await isMadeOf('src/counter.tsx'), await isMadeOf('src/note.md')]).toEqual([true, false]);
  });
});
