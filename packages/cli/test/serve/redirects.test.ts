import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { builtSite } from '../../src/serve/built-site.js';
import { type Listening, listen } from '../../src/serve/http/listen.js';
import { createRequestListener } from '../../src/serve/http/request-listener.js';
import { ask } from './ask.js';

const files = {
  'docsite.config.json': JSON.stringify({ title: 'T', baseUrl: '/base/', docs: false }),
  'dist/404.html': '<p>Nothing here</p>',
  'dist/new/index.html': '<p>New</p>',
  'dist/assets/pages/new.json': '{}',
  'dist/old/index.html': '<p>Moved</p>',
  'dist/demo/index.html': '<p>Demo</p>',
  'dist/_redirects':
    '/base/old /base/new#use 301\n/base/out https://example.org/x?a 301\n/base/new /base/new 301\n/base/* /base/new/:splat 302\n',
};

describe('a built site with redirects', () => {
  let server: Listening;
  beforeAll(async () => {
    const folder = makeFolder(files);
    const site = builtSite(folder, join(folder, 'dist'));
    server = await listen(createRequestListener(site.respond, { host: 'localhost' }), { host: 'localhost', port: 0 });
    await site.start();
  });
  afterAll(() => server.close());

  test.each([
    ['an old address', '/base/old', [301, '/base/new#use']],
    ['an old address with a slash and a query', '/base/old/?q=1', [301, '/base/new?q=1#use']],
    ['an address that leads to another site', '/base/out?q', [301, 'https://example.org/x?a']],
    ['an address that leads to itself', '/base/new', [200, undefined]],
    ["an author's file that a pattern matches, too", '/base/demo/', [200, undefined]],
    ['what only a pattern matches', '/base/no ne/x'.replace(' ', '%20'), [302, '/base/new/no%20ne/x']],
    ['what is outside the base URL', '/old', [404, undefined]],
  ])('should answer %s', async (_, path, expected) => {
    const { status, headers } = await ask(server.origin, path);
    expect([status, headers.location]).toEqual(expected);
  });

  test('should have browsers revalidate them, and not serve the file itself', async () => {
    expect((await ask(server.origin, '/base/old')).headers['cache-control']).toBe('no-cache');
    expect((await ask(server.origin, '/base/_redirects')).headers.location).toBe('/base/new/_redirects');
  });
});
