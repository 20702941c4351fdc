import { createHash } from 'node:crypto';
import { appendFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { main } from '../../src/entries/main.js';
import { decodeActionResult } from '../../src/remote/action-result.js';
import { copyBundles } from '../build/copy-bundles.js';
import { differences, readTree, type Tree } from '../live/compare-trees.js';
import { configText, firstFiles } from '../live/first-files.js';
import { printed } from '../printed.js';
import { type CacheServer, startCacheServer } from './cache-server.js';

const before = { ...process.env };
const i18n = { defaultLocale: 'en', locales: ['en', 'de'] };
const files = {
  ...firstFiles,
  'docs/index.md': '# Home\n\nWelcome. [A](a.md)',
  'i18n/de/docs/current/a.md': '# A auf Deutsch\n\nDas ist A.',
};
const makeSite = (): string => makeFolder({ ...files, 'docsite.config.json': configText({ i18n }) });
let server: CacheServer;
/** Replaced by tests that edit the site. */
let siteDir: string;
const sharedDir = makeSite();

beforeEach(async () => {
  server = await startCacheServer();
  siteDir = sharedDir;
  Object.assign(process.env, { DOCSITE_REMOTE_CACHE: server.url, DOCSITE_REMOTE_CACHE_HEADER: '' });
});
afterAll(() => {
  process.env = before;
});

interface Built {
  readonly tree: Tree;
  /** Messages about the remote cache. */
  readonly said: string;
  /** How many pages were rendered, in each locale that had any to render. */
  readonly rendered: readonly number[];
}

/** The cache of the previous build. */
let former = makeFolder({});

/** Builds on another machine, whose own cache has only the bundles of the previous build. */
async function build(...options: readonly string[]): Promise<Built> {
  const cache = join(makeFolder({}), 'cache');
  copyBundles(former, cache);
  former = cache;
  process.env.DOCSITE_CACHE = cache;
  const out = join(makeFolder({}), 'dist');
  Object.assign(printed, { out: '', err: '' });
  expect({ code: await main(['build', siteDir, '--out-dir', out, ...options]), ...printed }).toMatchObject({ code: 0 });
  return {
    tree: readTree(out),
    said: printed.err.replace(/^(?:Reading|Parsing|Rendering).*\n/gm, '').replaceAll(server.url, 'URL'),
    rendered: [...printed.err.matchAll(/^Rendering \((\d+)\)$/gm)].map(([, count]) => Number(count)),
  };
}

/** What the first build on another machine has stored. */
let stored: CacheServer['files'] | undefined;

/** Fills the server with what a build on another machine stores. */
async function fill(): Promise<void> {
  if (stored === undefined) {
    await build();
    stored = new Map(server.files);
  }
  for (const [path, bytes] of stored) server.files.set(path, bytes);
}

let clean: Tree | undefined;

/** The files of a build without caches. */
async function cleanTree(): Promise<Tree> {
  clean ??= (await build('--no-cache')).tree;
  return clean;
}

const methods = () => [...new Set(server.asked)].sort();

describe('a remote cache', () => {
  test('should give another machine everything that one has made', async () => {
    const first = await build();
    expect(first.said).toMatch(/^Remote cache: \d+ pages and \d+ documents stored \(\d+ kB\)\n$/);
    expect(methods()).toEqual(['GET /docs/ac/…', 'PUT /docs/ac/…', 'PUT /docs/cas/…']);
    const second = await build();
    expect(second.said).toMatch(/^Remote cache: \d+ pages and \d+ documents taken \(\d+ kB\)\n$/);
    expect(second.rendered).toEqual([]);
    expect(differences(second.tree, first.tree)).toEqual([]);
    expect(differences(second.tree, await cleanTree())).toEqual([]);
  });

  test('should be asked for groups of pages rather than for each page', async () => {
    await build();
    // two groups of pages, and one or two of documents in each of two locales
    expect(server.asked.filter((line) => line.startsWith('GET')).length).toBeLessThanOrEqual(5);
  });

  test('should be left alone by a build whose own cache has everything', async () => {
    await build();
    const { DOCSITE_CACHE: own } = process.env;
    server.asked.length = 0;
    await build();
    expect(server.asked).not.toEqual([]);
    server.asked.length = 0;
    process.env.DOCSITE_CACHE = own;
    expect(await main(['build', siteDir, '--out-dir', join(makeFolder({}), 'dist')])).toBe(0);
    expect(server.asked).toEqual([]);
  });

  test('should contain each state of the site separately', async () => {
    siteDir = makeSite();
    const first = await build();
    appendFileSync(join(siteDir, 'docs/a.md'), '\n\nMore.');
    const edited = await build();
    expect(Math.max(...edited.rendered)).toBeGreaterThan(0);
    expect(differences(edited.tree, (await build('--no-cache')).tree)).toEqual([]);
    writeFileSync(join(siteDir, 'docs/a.md'), firstFiles['docs/a.md'] as string);
    const back = await build();
    expect(back.rendered).toEqual([]);
    expect(differences(back.tree, first.tree)).toEqual([]);
  });

  test('should serve checks and shards as well', async () => {
    await fill();
    process.env.DOCSITE_CACHE = join(makeFolder({}), 'cache');
    await main(['check', siteDir]);
    expect(printed.err).toMatch(/Remote cache: \d+ pages and \d+ documents taken/);
  });

  test('should contain entries in the format of Bazel, and blobs by their hashes', async () => {
    await fill();
    const [path = '', entry = Buffer.of()] = [...server.files].find(([name]) => name.includes('/ac/')) ?? [];
    expect(path).toMatch(/^\/docs\/ac\/[0-9a-f]{64}$/);
    const { hash = '', size } = decodeActionResult(entry) ?? {};
    const blob = server.files.get(`/docs/cas/${hash}`) as Buffer;
    expect({ hash, size }).toEqual({ hash: createHash('sha256').update(blob).digest('hex'), size: blob.length });
    expect(gunzipSync(blob).length).toBeGreaterThan(blob.length);
  });

  test('should only be read with `--remote-cache read-only`, and left alone with off', async () => {
    await build('--remote-cache', 'read-only');
    expect(methods()).toEqual(['GET /docs/ac/…']);
    server.asked.length = 0;
    await build('--remote-cache', 'off');
    await build('--no-cache');
    process.env.DOCSITE_REMOTE_CACHE = 'off';
    await build();
    expect(server.asked).toEqual([]);
  });

  test('should be the configured one if the environment names none', async () => {
    delete process.env.DOCSITE_REMOTE_CACHE;
    siteDir = makeSite();
    await build();
    expect(server.asked).toEqual([]);
    writeFileSync(join(siteDir, 'docsite.config.json'), configText({ i18n, cache: { remote: server.url } }));
    await build();
    expect(server.asked).not.toEqual([]);
  });

  test('should be sent the credentials from the environment, which are never printed', async () => {
    process.env.DOCSITE_REMOTE_CACHE = server.url.replace('http://', 'http://me:secret@');
    server.answer = (_, response) => Boolean(response.writeHead(500).end());
    const { said } = await build();
    expect([...server.authorizations]).toEqual([`Basic ${Buffer.from('me:secret').toString('base64')}`]);
    process.env.DOCSITE_REMOTE_CACHE_HEADER = 'Authorization: Bearer hidden';
    server.authorizations.clear();
    const other = await build();
    expect([...server.authorizations]).toEqual(['Bearer hidden']);
    expect(said + other.said).not.toMatch(/secret|hidden|Basic|Bearer/);
  });
});

describe('a remote cache that fails', () => {
  /** Answers of a broken server to reads. */
  const broken: Record<string, (response: ServerResponse, path: string) => unknown> = {
    'answers 500': (response) => response.writeHead(500).end('oops'),
    'answers 403': (response) => response.writeHead(403).end(),
    'ends connections': (response) => response.destroy(),
    'sends something else': (response) => response.writeHead(200).end('<html>Log in</html>'),
    'sends nothing': (response) => response.writeHead(200).end(),
    'cuts its answers off': (response, path) => {
      response.writeHead(200, { 'content-length': '1000' }).write(server.files.get(path)?.subarray(0, 10) ?? 'x');
      setTimeout(() => response.destroy(), 20);
    },
    'damages blobs': (response, path) => {
      const bytes = Buffer.from(server.files.get(path) ?? '');
      if (path.includes('/cas/')) bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] as number) ^ 1;
      response.writeHead(200).end(bytes);
    },
    'sends endless blobs': (response, path) => {
      if (path.includes('/ac/')) return response.writeHead(200).end(server.files.get(path));
      response.writeHead(200);
      const sending = setInterval(() => response.write(Buffer.alloc(100_000)), 1);
      return response.on('close', () => clearInterval(sending));
    },
  };

  test.each(Object.keys(broken))('should cost one warning and nothing else where it %s', async (name) => {
    await fill();
    server.answer = (request, response) => {
      if (request.method === 'GET') broken[name]?.(response, request.url ?? '');
      return request.method === 'GET';
    };
    const { tree, said, rendered } = await build();
    expect(rendered).toHaveLength(2);
    expect(said.split('\n').filter((line) => line.startsWith('warning: the remote cache URL failed'))).toHaveLength(1);
    expect(differences(tree, await cleanTree())).toEqual([]);
  });

  test('should not be asked again once it has refused', async () => {
    server.answer = (_, response) => Boolean(response.writeHead(401).end());
    const { said } = await build();
    expect(said).toBe(
      'warning: the remote cache URL failed, and the rest was built without it: it answered 401 Unauthorized\n',
    );
    expect(server.asked.filter((line) => line.startsWith('PUT')).length).toBeLessThanOrEqual(4);
  });

  test('should still be read if it cannot be written to', async () => {
    await fill();
    server.files.delete([...server.files.keys()].find((path) => path.includes('/ac/')) as string);
    server.answer = (request, response) => request.method === 'PUT' && Boolean(response.writeHead(405).end());
    const { said } = await build();
    expect(said).toContain('it answered 405 Method Not Allowed\n');
    expect(said).toMatch(/Remote cache: .* taken \(/);
  });

  test('should be done without if nobody listens', async () => {
    process.env.DOCSITE_REMOTE_CACHE = 'http://127.0.0.1:9';
    const { said } = await build();
    expect(said).toMatch(
      /^warning: the remote cache http:\/\/127\.0\.0\.1:9 failed, and the rest was built without it: .+\n$/,
    );
  });
});

describe('a wrong setting', () => {
  test.each([
    {
      name: 'DOCSITE_REMOTE_CACHE',
      value: 'cache.example.org',
      message: 'DOCSITE_REMOTE_CACHE does not contain the address',
    },
    {
      name: 'DOCSITE_REMOTE_CACHE',
      value: 'ftp://me:secret@x.org',
      message: 'DOCSITE_REMOTE_CACHE does not contain the address',
    },
    { name: 'DOCSITE_REMOTE_CACHE_HEADER', value: 'secret', message: 'holds a line that is no header' },
  ])('of $name should be rejected without being printed: $value', async ({ name, value, message }) => {
    process.env[name] = value;
    expect(await main(['build', siteDir])).toBe(2);
    expect(printed.err).toContain(message);
    expect(printed.err).not.toContain('secret');
  });

  test('of the configuration should be rejected', async () => {
    const cache = { remote: 'https://me:secret@example.org' };
    siteDir = makeSite();
    writeFileSync(join(siteDir, 'docsite.config.json'), configText({ cache }));
    expect(await main(['build', siteDir])).toBe(2);
    expect(printed.err).toContain('expected an address without a password');
  });

  test('of --remote-cache should be rejected', async () => {
    expect(await main(['build', siteDir, '--remote-cache', 'write'])).toBe(2);
    expect(printed.err).toContain('Allowed choices are off, read-only, read-write');
  });
});
