import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { answersPath } from '../../src/cache/folder/kept-paths.js';
import { checkExternalLinks, type ExternalContext } from '../../src/external/check-external.js';
import { html, serveSite, status } from './site-server.js';

jest.setTimeout(300_000);

const settings = { ignore: [] as string[], timeout: 10, delay: 0, connections: 2 };
const place = { file: 'docs/a.md', line: 3, column: 1 };

interface Asked {
  /** Findings as `rule message`, optionally with their hint. */
  readonly found: string[];
  readonly note: string;
}

async function check(
  urls: readonly string[],
  context: Partial<ExternalContext> & { externalLinks?: Partial<typeof settings> } = {},
): Promise<Asked> {
  const { externalLinks, ...rest } = context;
  const { findings, note } = await checkExternalLinks(
    urls.map((url) => ({ url, place })),
    {
      config: { externalLinks: { ...settings, ...externalLinks } },
      file: answersPath(makeFolder({})),
      now: Date.now(),
      ...rest,
    },
  );
  return { found: findings.map(({ rule, message }) => `${rule} ${message}`), note };
}

describe('an address of another site', () => {
  test('should be requested by HEAD, under the name of docsite', async () => {
    const site = await serveSite({ '/a': html('x') });
    expect(await check([`${site.origin}/a`, `${site.origin}/a`])).toEqual({
      found: [],
      note: 'Checked 1 address of another site: 1 ok, 0 broken, 0 unverifiable; 1 asked now',
    });
    expect(site.asked).toEqual(['HEAD /a']);
    expect([...site.userAgents]).toEqual([expect.stringMatching(/^docsite\/\d.* \(\+https:\/\/.*\/external-links\)$/)]);
  });

  test('should be requested by GET if HEAD is refused', async () => {
    const site = await serveSite({
      '/a': (request, response) => response.writeHead(request.method === 'HEAD' ? 405 : 200).end(),
      '/b': (request, response) => response.writeHead(request.method === 'HEAD' ? 404 : 200).end(),
    });
    expect((await check([`${site.origin}/a`, `${site.origin}/b`])).found).toEqual([]);
    expect([...site.asked].sort()).toEqual(['GET /a', 'GET /b', 'HEAD /a', 'HEAD /b']);
  });

  test.each([404, 410, 400])('should be broken if the server answers %d', async (code) => {
    const { origin } = await serveSite({ '/a': status(code) });
    expect((await check([`${origin}/a`])).found).toEqual([
      expect.stringMatching(`^broken-external-link broken link '${origin}/a': the server answers ${code} \\(`),
    ]);
  });

  test.each([401, 403, 429, 451, 500, 503])('should be unverifiable if the server answers %d', async (code) => {
    const { origin } = await serveSite({ '/a': status(code) });
    expect((await check([`${origin}/a`])).found).toEqual([
      expect.stringMatching(`^unverifiable-link '${origin}/a' cannot be checked: the server answers ${code} \\(`),
    ]);
  });

  test('should be unverifiable if there is no answer in time, or none at all', async () => {
    const { origin } = await serveSite({ '/slow': () => {}, '/cut': (request) => request.socket.destroy() });
    expect((await check([`${origin}/slow`, `${origin}/cut`], { externalLinks: { timeout: 0.2 } })).found).toEqual([
      `unverifiable-link '${origin}/slow' cannot be checked: there was no answer in time`,
      expect.stringMatching(/\/cut' cannot be checked: the connection was (?:closed|reset)$/),
    ]);
  });

  test('should be unverifiable if the server does not speak HTTPS, in words that are the same each time', async () => {
    const address = `${(await serveSite({})).origin.replace('http', 'https')}/a`;
    expect((await check([address])).found).toEqual([
      expect.stringMatching(/ cannot be checked: there is no secure connection: [a-z ]+$/),
    ]);
  });

  test('should be broken if its host refuses connections, or if it is not an address', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    );
    await new Promise((resolve) => server.close(resolve));
    expect((await check([`http://127.0.0.1:${port}/a`, 'http://a b/'])).found).toEqual([
      `broken-external-link broken link 'http://127.0.0.1:${port}/a': the host refuses connections`,
      "broken-external-link broken link 'http://a b/': it is not a valid address",
    ]);
  });

  test('should not be requested if the configuration ignores it, or if it is a placeholder', async () => {
    const site = await serveSite({});
    const urls = [
      `${site.origin}/a/b`,
      `${site.origin}/c?x`,
      'https://example.org/a',
      'http://localhost:1/',
      'https://me.test/',
    ];
    const ignore = [`${site.origin}/a/*`, `${site.origin}/c?x`];
    expect((await check(urls, { externalLinks: { ignore } })).found).toEqual([]);
    expect(site.asked).toEqual([]);
    expect((await check([`${site.origin}/d/a/b`], { externalLinks: { ignore } })).found).toHaveLength(1);
  });
});

describe('an address that redirects', () => {
  test('should be reported with the new one if it has moved permanently', async () => {
    const { origin } = await serveSite({
      '/old': status(301, { location: '/mid' }),
      '/mid': status(308, { location: '/new' }),
      '/new': html('<h1 id="x">x</h1>'),
    });
    const { found } = await check([`${origin}/old`, `${origin}/old#x`]);
    expect(found).toEqual([
      `moved-external-link '${origin}/old' has moved to '${origin}/new'`,
      `moved-external-link '${origin}/old#x' has moved to '${origin}/new#x'`,
    ]);
  });

  test('should be as good as its target for a temporary redirect', async () => {
    const { origin } = await serveSite({
      '/a': status(302, { location: '/b' }),
      '/b': status(301, { location: '/c' }),
      '/c': html('x'),
      '/gone': status(301, { location: '/none' }),
    });
    expect((await check([`${origin}/a`, `${origin}/gone`])).found).toEqual([
      expect.stringMatching(/^broken-external-link .*\/gone': the server answers 404/),
    ]);
  });

  test('should be unverifiable if it redirects in a loop, which may need a cookie', async () => {
    const { origin } = await serveSite({
      '/a': status(302, { location: '/b' }),
      '/b': status(302, { location: '/a' }),
    });
    expect((await check([`${origin}/a`])).found).toEqual([
      `unverifiable-link '${origin}/a' cannot be checked: it redirects in a circle`,
    ]);
  });
});

describe('a fragment', () => {
  test('should be looked up in the page, once for all links to it', async () => {
    const site = await serveSite({
      '/a': html(
        '<p id="one">x</p><a name="two">y</a><h2 id="user-content-three">z</h2><template><i id="four"></i></template><p id="f&uuml;nf">5</p>',
      ),
    });
    const names = ['one', 'two', 'three', 'four', 'f%C3%BCnf', 'top', ':~:text=x', 'L12', '/route', 'page=3', 'six'];
    expect((await check(names.map((name) => `${site.origin}/a#${name}`))).found).toEqual([
      `broken-external-anchor broken anchor '${site.origin}/a#six': the page has no id 'six'`,
    ]);
    expect(site.asked).toEqual(['GET /a']);
  });

  test('should not be looked up in anything but a page', async () => {
    const { origin } = await serveSite({ '/a.pdf': status(200, { 'content-type': 'application/pdf' }) });
    expect((await check([`${origin}/a.pdf#chapter`])).found).toEqual([]);
  });
});

describe('a host', () => {
  test('should get few requests at a time', async () => {
    const pages = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [
        `/${index}`,
        ((_request, response) => setTimeout(() => response.end(), 30)) as Parameters<typeof serveSite>[0][string],
      ]),
    );
    const site = await serveSite(pages);
    await check(
      Object.keys(pages).map((path) => site.origin + path),
      { externalLinks: { connections: 3 } },
    );
    expect(site.asked).toHaveLength(12);
    expect(site.most()).toBe(3);
  });

  test('should be asked again after the delay that it asks for', async () => {
    const site = await serveSite({
      '/a': (_, response, count) => response.writeHead(count === 1 ? 429 : 200, { 'retry-after': '1' }).end(),
      '/b': (_, response, count) =>
        response.writeHead(count === 1 ? 503 : 200, { 'retry-after': new Date(Date.now() + 1000).toUTCString() }).end(),
    });
    expect((await check([`${site.origin}/a`, `${site.origin}/b`])).found).toEqual([]);
    expect([...site.asked].sort()).toEqual(['HEAD /a', 'HEAD /a', 'HEAD /b', 'HEAD /b']);
  });

  test('should not be asked again if it asks for a long delay', async () => {
    const site = await serveSite({ '/a': status(429, { 'retry-after': '3600' }) });
    expect((await check([`${site.origin}/a`])).found).toEqual([
      `unverifiable-link '${site.origin}/a' cannot be checked: the server answers 429 and asks to come back later`,
    ]);
    expect(site.asked).toEqual(['HEAD /a']);
  });
});

describe('answers', () => {
  const day = 86_400_000;

  test('should be kept for days if a page exists, and for an hour if it does not', async () => {
    const site = await serveSite({ '/a': html('x') });
    const file = answersPath(makeFolder({}));
    const urls = [`${site.origin}/a`, `${site.origin}/b`];
    const now = Date.now();
    const ask = async (time: number) => {
      site.asked.length = 0;
      const { found } = await check(urls, { file, now: time });
      return { found: found.length, asked: [...site.asked].sort() };
    };
    const b = ['GET /b', 'HEAD /b'];
    expect(await ask(now)).toEqual({ found: 1, asked: ['GET /b', 'HEAD /a', 'HEAD /b'] });
    expect(await ask(now + 1000)).toEqual({ found: 1, asked: [] });
    expect(await ask(now + day / 12)).toEqual({ found: 1, asked: b });
    expect(await ask(now + 6 * day)).toEqual({ found: 1, asked: b });
    expect(await ask(now + 8 * day)).toEqual({ found: 1, asked: ['GET /b', 'HEAD /a', 'HEAD /b'] });
  });

  test('should be requested if a fragment is new', async () => {
    const site = await serveSite({ '/a': html('<p id="x">') });
    const file = answersPath(makeFolder({}));
    await check([`${site.origin}/a`], { file });
    expect((await check([`${site.origin}/a#y`], { file })).found).toHaveLength(1);
    expect((await check([`${site.origin}/a#y`], { file })).found).toHaveLength(1);
    expect(site.asked).toEqual(['HEAD /a', 'GET /a']);
  });

  test.each(['{', '[]', '{ "version": 9, "answers": {} }', '{ "version": 1, "answers": { "http://x/": 3 } }'])(
    'should be requested again if their file is %j',
    async (text) => {
      const site = await serveSite({ '/a': html('x') });
      const file = answersPath(makeFolder({}));
      mkdirSync(dirname(file));
      writeFileSync(file, text);
      expect((await check([`${site.origin}/a`], { file })).found).toEqual([]);
      expect(readFileSync(file, 'utf8')).toContain(`"${site.origin}/a"`);
      expect(readFileSync(join(dirname(file), '.gitignore'), 'utf8')).toBe('*\n');
    },
  );
});
