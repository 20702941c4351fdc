import { describe, expect, test } from '@jest/globals';
import { seededNumbers } from '../../../../tests/random.js';
import type { Bundle } from '../../src/bundle/bundle.js';
import { editAtRandom, type Files, makeEditedSite } from './edited-site.js';

const document = (imports: string, code: string) =>
  `import { Part } from '@site/src/part';\n${imports}\n\n# A\n\n${code}\n`;
const counter = "import { useState } from 'react'; export const Part = (props) => <b>{props.of}{useState(1)[0]}</b>;";
const documents = [
  document('', '<Part of="1" />'),
  document('', 'Text.\n\n<Part of="2" />'),
  document('', '<Part of="1" />\n\n<Part of="2" />'),
  document("import '../src/part.css';", '<Part of="1" />'),
  document("import { Other } from '@site/src/other';", '<Other /> and <Part />'),
  document("import { none } from '@site/src/nowhere';", '<Part of={none} />'),
];
/** What each file may contain. */
const variants: Readonly<Record<string, readonly string[]>> = {
  'docs/a.mdx': documents,
  'docs/b.mdx': documents,
  'src/part.jsx': [
    counter,
    "import './part.css'; export const Part = (props) => <i>{props.of}</i>;",
    'export const Part = () => <i>;',
  ],
  'src/other.jsx': ["import './other.css'; export const Other = () => <u>other</u>;", counter.replace('Part', 'Other')],
  'src/part.css': ['i { color: red }', 'i { color: blue }'],
  'src/other.css': ['u { color: red }'],
};
const first = Object.fromEntries(Object.entries(variants).map(([path, [text = '']]) => [path, text]));
const pages = ['docs/a.mdx', 'docs/b.mdx', 'pages/still.jsx'];
const still = { 'pages/still.jsx': "import { Other } from '../src/other'; export default () => <Other />;" };
const makeSite = (own: Files = {}) =>
  makeEditedSite({ ...first, ...still, ...own }, pages, (siteDir) => ({ aliases: { '@site': siteDir } }));

/** As many edits are made per seed. */
const editCount = Number(process.env.DOCUMENT_EDITS ?? 8);
const seeds = (process.env.DOCUMENT_SEEDS ?? '1').split(',').map(Number);

describe('an edit of the code of a document', () => {
  test.each(seeds)('should have the result of a new bundler, as others in between (seed %i)', async (seed) => {
    const random = seededNumbers(seed);
    const { edited, anew } = await editAtRandom(await makeSite(), {
      variants,
      count: editCount,
      random,
      choose: (paths) => [random(3), random(paths.length)].slice(random(2)).map((index) => paths[index] as string),
    });
    expect(edited).toEqual(anew);
  });

  test.each<[string, Files, Files]>([
    ['of a page', { 'docs/b.mdx': documents[1] ?? '' }, { 'docs/a.mdx': documents[2] ?? '' }],
    ['while another page is broken', { 'docs/b.mdx': documents[5] ?? '' }, { 'docs/a.mdx': documents[2] ?? '' }],
  ])('should not build again what does not contain it: %s', async (_, own, edits) => {
    const { before, edit, writeUnseen } = await makeSite(own);
    const everyPageOf = (bundle: Bundle | undefined) => bundle?.files.filter(({ path }) => /boot-|css/.test(path));
    writeUnseen({ 'templates/client/boot.ts': "console.log('not built');", 'site/src/other.css': 'u { color: blue }' });
    const { bundle: after } = await edit(edits);
    expect(everyPageOf(after)).toEqual(everyPageOf(before));
    expect(after?.serverHashes.pages['docs/a.mdx']).not.toBe(before?.serverHashes.pages['docs/a.mdx']);
  });
});
