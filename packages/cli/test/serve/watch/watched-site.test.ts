import { join } from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { listen } from '../../../src/serve/http/listen.js';
import { createRequestListener } from '../../../src/serve/http/request-listener.js';
import { watchedSite } from '../../../src/serve/watch/watched-site.js';
import { ask } from '../ask.js';

afterEach(() => {
  jest.useRealTimers();
});

test('a page that listens should wait while the site is being read for the first time', async () => {
  const folder = makeFolder({ 'index.md': '# Home' });
  const site = watchedSite(folder, join(folder, 'dist'));
  const server = await listen(createRequestListener(site.respond, { host: 'localhost' }), {
    host: 'localhost',
    port: 0,
  });
  const { status, headers, body } = await ask(server.origin, '/any/page');
  const events = await ask(server.origin, '/any/__docsite/events', { method: 'HEAD' });
  await server.close();
  await site.close();
  expect([status, headers['content-type'], body.includes('<h1>The site is being read</h1>'), events.status]).toEqual([
    503,
    'text/html; charset=utf-8',
    true,
    200,
  ]);
  expect(body).toMatch(/<script src="\/__docsite\/client\.js" data-version="[\w-]{16}"><\/script>\n?<\/body>/);
});

test('a site that is closed before it was started should leave no timer', async () => {
  jest.useFakeTimers();
  const folder = makeFolder({ 'index.md': '# Home' });
  await watchedSite(folder, join(folder, 'dist')).close();
  expect(jest.getTimerCount()).toBe(0);
});
