import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { serveLocally } from '../../local-server.js';
import { visit } from '../reader/visit.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
let atRoot: BuiltSite;
let inFolder: BuiltSite;

beforeAll(async () => {
  const files = { 'pages/index.md': '# Home', 'docs/first.md': '# First\n' };
  const locales = { 'i18n/fr/labels.json': JSON.stringify({ wrongBase: 'Mauvaise adresse de base : {baseUrl}.' }) };
  atRoot = await serveBuiltSite({ ...files, 'docsite.config.ts': "export default { title: 'Site' };" });
  inFolder = await serveBuiltSite({
    ...files,
    ...locales,
    'docsite.config.ts':
      "export default { title: 'Site', baseUrl: '/manual/', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } };",
  });
});

/** Serves a built site under a path, like a host on which it was put into the wrong folder. */
async function serveUnder(prefix: string, { outDir }: BuiltSite): Promise<string> {
  const { origin } = await serveLocally((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const inside = path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
    try {
      const file = join(
        outDir,
        inside as string,
        inside === '' || extname(inside as string) === '' ? 'index.html' : '',
      );
      const contents = readFileSync(file);
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(contents);
    } catch {
      response.writeHead(404).end();
    }
  });
  return origin;
}

describe('a site opened under another base URL than it was built for', () => {
  test.each(['/elsewhere/', '/elsewhere/docs/first', '/elsewhere/docs/first/', '/elsewhere/docs/first/index.html'])(
    'should say so at %s, with the probable one',
    async (path) => {
      const { page } = await visit(path, { origin: await serveUnder('/elsewhere/', atRoot) });
      const banner = page.getByRole('alert');
      expect(await banner.count()).toBe(1);
      expect(await banner.textContent()).toBe(
        'This site did not load properly: it was built for the base URL “/”, but was opened under a different one. ' +
          'Set baseUrl to “/elsewhere/” in its configuration, and build it again.',
      );
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    },
  );

  test('should say so at the root of a host, in the language of the page', async () => {
    const { page } = await visit('/fr/docs/first', { origin: await serveUnder('/', inFolder) });
    expect(await page.getByRole('alert').textContent()).toBe(
      'Mauvaise adresse de base : /manual/. Set baseUrl to “/” in its configuration, and build it again.',
    );
  });

  test('should guess nothing on a page that does not know its address', async () => {
    const { page } = await visit('/404.html', { origin: await serveUnder('/', inFolder) });
    expect(await page.getByRole('alert').textContent()).toBe(
      'This site did not load properly: it was built for the base URL “/manual/”, but was opened under a different one.',
    );
  });
});

test.each(['/manual/docs/first', '/manual/', '/manual/fr/docs/first'])(
  '%s should say nothing of the base URL where it is right',
  async (path) => {
    const { page } = await visit('/manual/', { origin: inFolder.origin });
    // as on a bad connection, where only the page itself arrives
    await page.route(/\.(?:js|css)$/, (route) => route.abort());
    await page.goto(path);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  },
);
