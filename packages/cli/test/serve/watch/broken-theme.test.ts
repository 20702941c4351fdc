import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../../tests/folder.js';
import { ask } from '../ask.js';
import { DocsiteProcess } from '../serve-process.js';
import { EventListener } from './event-listener.js';

jest.setTimeout(300_000);

const files = {
  'docsite.config.json': JSON.stringify({ title: 'T', docs: { path: 'docs', routeBasePath: '/' } }),
  'docs/index.md': '---\ntags: [x]\n---\n\n# Home',
  'docs/a.md': '# First',
  'docs/b.md': '# Second',
};
const footer = 'theme/shell/footer.tsx';
const good = 'export function Footer() {\n  return <footer>Good</footer>;\n}\n';
const thrown = "export function Footer() {\n  throw new Error('no footer');\n}\n";

async function serve(own: Readonly<Record<string, string>>) {
  const folder = makeFolder({ ...files, ...own });
  const docsite = new DocsiteProcess(['serve', folder, '--watch', '--port', '0']);
  const { origin } = await docsite.address();
  return {
    docsite,
    origin,
    write: (path: string, text: string) => writeFiles(folder, { [path]: text }),
    /** Returns the status of a page, and whether it says where the theme has thrown. */
    look: async (path: string): Promise<[status: number, isTold: boolean]> => {
      const { status, body } = await ask(origin, path);
      return [status ?? 0, body.includes(`<code>${footer}:2:9</code> error`)];
    },
  };
}

describe('a theme component that throws on every page', () => {
  test('should be reported in place of each page, at its line, until it is fixed', async () => {
    const { docsite, origin, look, write } = await serve({ [footer]: thrown });
    for (const path of ['/', '/a', '/tags/x']) expect(await look(path)).toEqual([500, true]);
    await docsite.printed(/theme\/shell\/footer\.tsx:2:9 {2}error {2}rendering fails here/);
    const page = new EventListener(`${origin}/__docsite/events?page=${encodeURIComponent('/a')}`);
    await page.pages(1);
    write(footer, good);
    expect((await page.pages(2)).map(({ kind }) => kind)).toEqual(['broken', 'page']);
    for (const path of ['/', '/a', '/tags/x']) expect(await look(path)).toEqual([200, false]);
    page.close();
    await docsite.interrupt();
  });

  test('should leave already shown pages unchanged, and be reported to them', async () => {
    const { docsite, origin, look, write } = await serve({ [footer]: good });
    expect(await look('/a')).toEqual([200, false]);
    const page = new EventListener(`${origin}/__docsite/events?page=${encodeURIComponent('/a')}`);
    write(footer, thrown);
    const told = (await page.findings(2)).at(-1)?.list.map(({ file, line, column }) => [file, line, column]);
    expect(told).toEqual([[footer, 2, 9]]);
    expect(await look('/a')).toEqual([200, false]);
    page.close();
    await docsite.interrupt();
  });
});

test('a template that throws should affect only its own pages', async () => {
  const template = "export function TagPage() {\n  throw new Error('no tag');\n}\n";
  const { docsite, origin, look } = await serve({ 'theme/pages/tag-page.tsx': template });
  for (const path of ['/', '/a', '/b']) expect(await look(path)).toEqual([200, false]);
  const tag = await ask(origin, '/tags/x');
  expect([tag.status, tag.body.includes('<code>theme/pages/tag-page.tsx:2:9</code> error')]).toEqual([500, true]);
  await docsite.interrupt();
});
