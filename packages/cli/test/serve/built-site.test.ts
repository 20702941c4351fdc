import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../tests/folder.js';
import { UsageError } from '../../src/report/errors/usage-error.js';
import { builtSite } from '../../src/serve/built-site.js';
import { type Listening, listen } from '../../src/serve/http/listen.js';
import { createRequestListener } from '../../src/serve/http/request-listener.js';
import { ask } from './ask.js';

const long = 'words '.repeat(500);

const config = JSON.stringify({ title: 'T', baseUrl: '/base/', trailingSlash: false, docs: false });

const built = {
  'dist/404.html': '<p>Nothing here</p>',
  'dist/index.html': '<p>Home</p>',
  'dist/a.html': `<p>${long}</p>`,
  'dist/docs/version.php.html': '<p>version.php</p>',
  'dist/assets/pages/index.json': '{"page":"home"}',
  'dist/assets/pages/a.json': '{"page":"a"}',
  'dist/assets/pages/docs/version.php.json': '{}',
  'dist/assets/js/boot-0123abcd.js': 'boot()',
  'dist/a b #%.txt': 'odd',
  'dist/a b #%?.txt': 'odder',
  'dist/ten.txt': '0123456789',
  'dist/.git/config': 'secret',
  'dist/.well-known/security.txt': 'Contact: a@example.org',
};

describe('a built site', () => {
  const folder = makeFolder({ ...built, 'docsite.config.json': config, 'secret.txt': 'secret' });
  let server: Listening;
  let path: string;

  beforeAll(async () => {
    symlinkSync('nowhere', join(folder, 'dist/dangling.txt'));
    const site = builtSite(folder, join(folder, 'dist'));
    server = await listen(createRequestListener(site.respond, { host: 'localhost' }), { host: 'localhost', port: 0 });
    path = await site.start();
  });

  afterAll(() => server.close());

  test('should be served under its base URL', async () => {
    const [root, home] = [await ask(server.origin, '/'), await ask(server.origin, '/base/')];
    expect([path, root.status, root.headers.location, home.status, home.body]).toEqual([
      '/base/',
      302,
      '/base/',
      200,
      '<p>Home</p>',
    ]);
  });

  test('should be served under the base URL it was built for, if that is not the configured one', async () => {
    const folder = makeFolder({
      'docsite.config.json': config,
      'dist/404.html': '<div id="root" data-site="/sub/site/assets/site-0123456789ab.json"></div>',
      'dist/a.html': '<p>A</p>',
      'dist/assets/pages/a.json': '{}',
    });
    const site = builtSite(folder, join(folder, 'dist'));
    const other = await listen(createRequestListener(site.respond, { host: 'localhost' }), {
      host: 'localhost',
      port: 0,
    });
    const start = await site.start();
    const answer = await ask(other.origin, '/sub/site/a');
    await other.close();
    expect([start, answer.status, answer.body]).toEqual(['/sub/site/', 200, '<p>A</p>']);
  });

  test('should serve a page whose route looks like a file as HTML', async () => {
    const { status, headers, body } = await ask(server.origin, '/base/docs/version.php');
    expect([status, headers['content-type'], body]).toEqual([200, 'text/html; charset=utf-8', '<p>version.php</p>']);
  });

  test('should keep the query when it redirects to the canonical address of a page', async () => {
    const { status, headers } = await ask(server.origin, '/base/a.html?q=1');
    expect([status, headers.location]).toEqual([302, '/base/a?q=1']);
  });

  test('should answer missing files with the 404 page of the site', async () => {
    const { status, headers, body } = await ask(server.origin, '/base/none');
    expect([status, headers['content-type'], headers['cache-control'], body]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-cache',
      '<p>Nothing here</p>',
    ]);
  });

  test('should compress what is worth it, for clients that accept it', async () => {
    const [packed, plain, short] = [
      await ask(server.origin, '/base/a', { headers: { 'accept-encoding': 'gzip' } }),
      await ask(server.origin, '/base/a'),
      await ask(server.origin, '/base/', { headers: { 'accept-encoding': 'gzip' } }),
    ];
    expect([packed, plain, short].map(({ headers }) => [headers['content-encoding'], headers.vary])).toEqual([
      ['gzip', 'Accept-Encoding'],
      [undefined, 'Accept-Encoding'],
      [undefined, 'Accept-Encoding'],
    ]);
    expect(packed.body).toBe(`<p>${long}</p>`);
  });

  test('should send a range of a file uncompressed', async () => {
    const { status, headers, body } = await ask(server.origin, '/base/a', {
      headers: { range: 'bytes=0-2', 'accept-encoding': 'gzip' },
    });
    expect([status, headers['content-encoding'], headers['content-range'], body]).toEqual([
      206,
      undefined,
      `bytes 0-2/${long.length + 7}`,
      '<p>',
    ]);
  });

  describe('a range of a file of ten bytes', () => {
    const part = async (range: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown[]> => {
      const reply = await ask(server.origin, '/base/ten.txt', { headers: { range, ...headers } });
      return [reply.status, reply.headers['content-range'], reply.body];
    };
    const whole = [200, undefined, '0123456789'];

    test.each([
      ['bytes=2-4', [206, 'bytes 2-4/10', '234']],
      ['bytes=0-0', [206, 'bytes 0-0/10', '0']],
      ['bytes=7-', [206, 'bytes 7-9/10', '789']],
      ['bytes=8-99', [206, 'bytes 8-9/10', '89']],
      ['bytes=-3', [206, 'bytes 7-9/10', '789']],
      ['bytes=-99', [206, 'bytes 0-9/10', '0123456789']],
    ])('should be the part %s', async (range, expected) => {
      expect(await part(range)).toEqual(expected);
    });

    test.each(['bytes=10-', 'bytes=-0'])('should be rejected for %s', async (range) => {
      expect(await part(range)).toEqual([416, 'bytes */10', 'The file does not have these bytes.\n']);
    });

    test.each(['bytes=4-2', 'bytes=0-1,3-4', 'bytes=x', 'bytes=', 'lines=1-2'])(
      'should be the whole file for %s',
      async (range) => {
        expect(await part(range)).toEqual(whole);
      },
    );

    test('should send a range only to clients that have the rest of the same file', async () => {
      const { headers } = await ask(server.origin, '/base/ten.txt');
      const date = headers['last-modified'] as string;
      expect(await part('bytes=-1', { 'if-range': date })).toEqual([206, 'bytes 9-9/10', '9']);
      expect(await part('bytes=-1', { 'if-range': 'Sat, 01 Jan 2000 00:00:00 GMT' })).toEqual(whole);
      expect(await part('bytes=-1', { 'if-range': '"other"' })).toEqual(whole);
    });
  });

  test('should not resend what the browser has', async () => {
    const { headers } = await ask(server.origin, '/base/a');
    const etag = headers.etag as string;
    const [one, list, any, other] = await Promise.all(
      [etag, `"other", ${etag}`, '*', '"other"'].map((condition) =>
        ask(server.origin, '/base/a', { headers: { 'if-none-match': condition } }),
      ),
    );
    expect([one, list, any, other].map((reply) => reply?.status)).toEqual([304, 304, 304, 200]);
    expect([one?.body, one?.headers.etag, one?.headers['cache-control']]).toEqual(['', etag, 'no-cache']);
  });

  test.each([
    ['a dangling link', '/base/dangling.txt', 404],
    ['what begins with a dot', '/base/.git/config', 404],
    ['a file whose name has ?, # and %', '/base/a%20b%20%23%25%3F.txt', 200],
    ['a folder for what is well known', '/base/.well-known/security.txt', 200],
  ])('should reply for %s', async (_, address, expected) => {
    expect((await ask(server.origin, address)).status).toBe(expected);
  });

  test('should answer HEAD with the headers only', async () => {
    const { status, headers, body } = await ask(server.origin, '/base/a', {
      method: 'HEAD',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect([status, headers['content-type'], headers['content-length'], body]).toEqual([
      200,
      'text/html; charset=utf-8',
      String(long.length + 7),
      '',
    ]);
  });

  test.each([
    ['/base/assets/js/boot-0123abcd.js', 'public, max-age=31536000, immutable'],
    ['/base/a', 'no-cache'],
    ['/base/assets/pages/a.json', 'no-cache'],
  ])('should say how long %s may be cached', async (address, expected) => {
    expect((await ask(server.origin, address)).headers['cache-control']).toBe(expected);
  });

  test('should make browsers trust the declared media type, and let no other site read', async () => {
    const replies = await Promise.all(
      ['/base/a', '/base/none', '/base/%00'].map((address) =>
        ask(server.origin, address, { headers: { origin: 'http://localhost:1' } }),
      ),
    );
    expect(
      replies.map(({ headers }) => [headers['x-content-type-options'], headers['access-control-allow-origin']]),
    ).toEqual(replies.map(() => ['nosniff', undefined]));
  });

  test('should reject a request for another host, as DNS rebinding sends', async () => {
    const { status, body } = await ask(server.origin, '/base/a', { headers: { host: 'evil.example' } });
    expect([status, body]).toEqual([
      403,
      'This server does not answer to that name; docsite serve --host NAME allows it.\n',
    ]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('should reject %s', async (method) => {
    const { status, headers } = await ask(server.origin, '/base/a', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    ['/base/../secret.txt', 404],
    ['/base/..%2fsecret.txt', 404],
    ['/base/%2e%2e/secret.txt', 404],
    ['/base/..%2f..%2f..%2f..%2f..%2f..%2fetc/passwd', 404],
    ['/base/..\\secret.txt', 400],
    ['/base/..%5csecret.txt', 400],
    ['/base/a.html%00.txt', 400],
    ['/base/%c0%ae%c0%ae/secret.txt', 400],
  ])('should never serve a file from outside: %s', async (address, expected) => {
    const { status, body } = await ask(server.origin, address);
    expect([status, body.includes('secret')]).toEqual([expected, false]);
  });

  test('should listen on the loopback address only', async () => {
    await expect(
      ask(server.origin.replace('localhost', '127.0.0.2'), '/base/', { headers: { host: 'localhost' } }),
    ).rejects.toThrow(/^connect /);
  });
});

describe('a built site that changes while it is served', () => {
  async function serveFolder(): Promise<{ folder: string; server: Listening }> {
    const folder = makeFolder(built);
    const site = builtSite(folder, join(folder, 'dist'));
    const server = await listen(createRequestListener(site.respond, { host: 'localhost' }), {
      host: 'localhost',
      port: 0,
    });
    await site.start();
    return { folder, server };
  }

  test('should be the new one once a build has replaced it', async () => {
    const { folder, server } = await serveFolder();
    expect((await ask(server.origin, '/')).body).toBe('<p>Home</p>');
    rmSync(join(folder, 'dist'), { recursive: true });
    const between = await ask(server.origin, '/');
    writeFiles(folder, { 'dist/404.html': '', 'dist/index.html': '<p>New home</p>' });
    const after = await ask(server.origin, '/');
    await server.close();
    expect([between.status, after.body]).toEqual([503, '<p>New home</p>']);
  });

  test('should recover when its folder is back', async () => {
    const { folder, server } = await serveFolder();
    const statuses: number[] = [];
    for (const name of ['dist', 'away', 'dist']) {
      if (name === 'away') renameSync(join(folder, 'dist'), join(folder, 'away'));
      else if (statuses.length > 0) renameSync(join(folder, 'away'), join(folder, 'dist'));
      statuses.push((await ask(server.origin, '/')).status);
    }
    await server.close();
    expect(statuses).toEqual([200, 503, 200]);
  });

  test('should answer that a removed file is missing', async () => {
    const { folder, server } = await serveFolder();
    expect((await ask(server.origin, '/docs/version.php')).status).toBe(200);
    rmSync(join(folder, 'dist/docs/version.php.html'));
    const { status } = await ask(server.origin, '/docs/version.php');
    await server.close();
    expect(status).toBe(404);
  });
});

test('a folder without a built site should be reported, with what to do', async () => {
  const folder = makeFolder({ 'a.md': '# A' });
  const error = await builtSite(folder, join(folder, 'dist'))
    .start()
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UsageError);
  expect((error as UsageError).hint).toBe('run docsite build first, or docsite serve --watch');
});
