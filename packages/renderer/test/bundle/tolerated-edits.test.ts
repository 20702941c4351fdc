import { describe, expect, test } from '@jest/globals';
import { seededNumbers } from '../../../../tests/random.js';
import type { Bundle } from '../../src/bundle/bundle.js';
import { editAtRandom, type Files, makeEditedSite } from './edited-site.js';

describe('an edit of a site with mistakes that are tolerated', () => {
  const part = (name: string, text = name, imports = '') => `${imports}export const ${name} = () => <b>${text}</b>;\n`;
  const live = (text: string) =>
    `import { useState } from 'react'; export const One = (props) => <b>${text}{useState(props.of)[0]}</b>;\n`;
  /** What each file may contain. */
  const variants: Readonly<Record<string, readonly string[]>> = {
    'src/one.js': [
      part('One', 'a > b'),
      part('One', '{two}', "import { two, three } from './values'; "),
      live('1'),
      live('x > y').replace('props)', 'props: { readonly of: string })'),
      part('One', '{old}', "import { old } from 'old'; "),
      part('One').replace('</b>', ''),
    ],
    'src/two.js': [
      part('Two').replace('() =>', '(props: object) =>'),
      part('Two'),
      part('Two', '} {String(all.two)}', "import * as all from './values'; import { two } from './values'; "),
      part('Two', 'c', "import { none } from './nowhere'; "),
    ],
    'src/values.js': [
      "export * from './more'; export const one = 1;",
      'export const two = 2;',
      'export const one: number = 1;',
    ],
    'src/more.js': ['export const two = 2;', 'export const three = 3;'],
    'pages/live.jsx': [
      "import { One } from '../src/one'; export default () => <One of={1} />;",
      "import { two } from '../src/values'; export default () => <p>1 > {two}</p>;",
    ],
    'pages/still.jsx': [
      "import { Two } from '../src/two'; export default () => <Two />;",
      "import { One } from '../src/one'; import { Two } from '../src/two'; export default () => <><One /><Two /></>;",
    ],
  };
  const first = Object.fromEntries(Object.entries(variants).map(([path, [text = '']]) => [path, text]));
  const packages = {
    'node_modules/old/package.json': '{ "name": "old", "type": "module", "main": "index.js" }',
    'node_modules/old/index.js': "import { gone } from './parts.js'; export const old = String(gone);",
    'node_modules/old/parts.js': 'export const there = 1;',
  };
  const rules = { fallbacks: {}, globals: {}, constants: {}, hasLateImports: false };
  const bundling = { ...rules, hasMissingExports: true, hasLooseCode: true, hasTypedScripts: true };
  const pages = ['pages/live.jsx', 'pages/still.jsx'];
  const makeTolerant = (own: Files = {}) =>
    makeEditedSite({ ...first, ...packages, ...own }, pages, () => ({ bundling }));

  /** As many edits are made per seed. */
  const editCount = Number(process.env.TOLERANT_EDITS ?? 12);
  const seeds = (process.env.TOLERANT_SEEDS ?? '5').split(',').map(Number);

  test.each(seeds)('should have the result of a new bundler (seed %i)', async (seed) => {
    const random = seededNumbers(seed);
    const { edited, anew } = await editAtRandom(await makeTolerant(), {
      variants,
      count: editCount,
      random,
      choose: (paths) => [...new Set([0, random(3)].map(() => paths[random(paths.length)] as string))],
    });
    expect(edited).toEqual(anew);
  });

  test.each<[string, Files, Files]>([
    ['of text that only Babel reads', {}, { 'src/two.js': part('Two', 'new') }],
    [
      'of a name that a package does not export',
      { 'src/one.js': variants['src/one.js']?.[4] ?? '' },
      { 'src/two.js': part('Two', 'new') },
    ],
    ['of text that only Babel reads, in the same file', {}, { 'src/one.js': part('One', 'new > text') }],
  ])('should not build again what does not contain it: %s', async (_, own, edits) => {
    const { before, edit, writeUnseen } = await makeTolerant(own);
    const bootOf = (bundle: Bundle | undefined) => bundle?.files.find(({ path }) => path.startsWith('assets/js/boot-'));
    writeUnseen({ 'templates/client/boot.ts': "console.log('not built');" });
    const { bundle: after, findings } = await edit(edits);
    expect(findings).toEqual([]);
    expect(bootOf(after)).toEqual(bootOf(before));
    expect(after?.serverHashes).not.toEqual(before?.serverHashes);
  });
});
