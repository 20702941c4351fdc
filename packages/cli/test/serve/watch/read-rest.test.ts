import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { ask } from '../ask.js';
import { DocsiteProcess } from '../serve-process.js';

jest.setTimeout(300_000);

const long = '\n\nMuch more text.'.repeat(100);
/** More documents than are read completely before the site is shown. */
const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`page-${index}.md`, `# P${index}${long}`]));
const docsite = new DocsiteProcess([
  'serve',
  makeFolder({
    ...many,
    'index.md': `# Home${long}`,
    'a.md': `# A${long}\n\n![image](image.png)\n\nAt the end.`,
    'b.md': `# B${long}\n\n[nowhere](/nowhere)`,
    'image.png': 'image',
  }),
  '--watch',
  '--port',
  '0',
]);
let origin: string;

beforeAll(async () => {
  ({ origin } = await docsite.address());
});

afterAll(() => docsite.interrupt());

test('a large site should be served before it is read completely, each page whole, with its images', async () => {
  const { body } = await ask(origin, '/a');
  const image = /<img [^>]*src="([^"]+)"/.exec(body)?.[1] ?? '';
  expect([body.includes('At the end.'), body.includes('>P99<'), (await ask(origin, image)).body]).toEqual([
    true,
    true,
    'image',
  ]);
});

test('a large site should be checked once it is read completely', async () => {
  expect(await docsite.printed(/b\.md:203:1 +error .*nowhere/)).toBeDefined();
});
