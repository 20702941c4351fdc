import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { RemoteCache, type SharedGroup } from '../../src/remote/remote-cache.js';
import { type CacheServer, startCacheServer } from './cache-server.js';

const groups = Array.from({ length: 100 }, (_, index): SharedGroup => ({ kind: 'pages', key: `${index}`, size: 2 }));

const patient = { request: 20_000, taking: 20_000, storing: 20_000 };

function open(url: string, waits = patient): RemoteCache {
  return new RemoteCache({ url, headers: {}, isReadOnly: false }, 'stamp', waits);
}

/** Stores values that contain the name of their group. */
async function fill(server: CacheServer): Promise<readonly string[]> {
  const cache = open(server.url);
  for (const group of groups) cache.store(group, () => ({ of: group.key }));
  return cache.finish();
}

async function takeAll(cache: RemoteCache): Promise<Map<string, unknown>> {
  const taken = new Map<string, unknown>();
  await cache.take(groups, (value, { key }) => void taken.set(key, value));
  return taken;
}

test('values should be returned as they were stored, by their groups', async () => {
  const server = await startCacheServer();
  expect(await fill(server)).toEqual([expect.stringMatching(/^Remote cache: 200 pages stored \(/)]);
  const taken = await takeAll(open(server.url));
  expect(taken).toEqual(new Map(groups.map(({ key }) => [key, { of: key }])));
});

test('those of another version should not be found', async () => {
  const server = await startCacheServer();
  await fill(server);
  const other = new RemoteCache({ url: server.url, headers: {}, isReadOnly: false }, 'another stamp');
  expect(await takeAll(other)).toEqual(new Map());
});

test('an unusable value should count as missing', async () => {
  const server = await startCacheServer();
  await fill(server);
  const cache = open(server.url);
  await cache.take(groups, () => {
    throw new Error('it has another shape');
  });
  expect(await cache.finish()).toEqual([]);
});

test('a server that does not answer should be waited for once', async () => {
  const server = await startCacheServer();
  server.answer = () => true;
  const cache = open(server.url, { ...patient, request: 300 });
  expect(await takeAll(cache)).toEqual(new Map());
  for (const group of groups) cache.store(group, () => 1);
  const [warning] = await cache.finish();
  expect(warning).toContain('failed, and the rest was built without it: it did not answer in time');
  // as many as are sent at a time, and no write to a server that does not answer
  expect(server.asked.every((request) => request.startsWith('GET'))).toBe(true);
  expect(server.asked.length).toBeLessThanOrEqual(16);
});

test('a server should be given up in time even if garbage is collected while it is waited for', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const collecting = setInterval(collect, 20);
  const server = await startCacheServer();
  server.answer = () => true;
  // no other limit is reached
  const cache = open(server.url, { ...patient, request: 1000, taking: 600_000 });
  await takeAll(cache);
  clearInterval(collecting);
  expect(await cache.finish()).toEqual([expect.stringContaining('it did not answer in time')]);
});

test('a server that cannot be reached should be reported with the reason, in words', async () => {
  const server = await startCacheServer();
  server.answer = (request) => Boolean(request.socket.destroy());
  const cache = open(server.url);
  await takeAll(cache);
  expect(await cache.finish()).toEqual([expect.stringContaining('built without it: the connection was closed')]);
});

test('a slow server should be given up after a while, and what it sent be used', async () => {
  const server = await startCacheServer();
  await fill(server);
  let values = 0;
  // the first ones are answered at once, however busy the machine is, and the others never
  server.answer = ({ url = '' }) => url.includes('/cas/') && ++values > 10;
  const taken = await takeAll(open(server.url, { ...patient, request: 600_000, taking: 4000 }));
  expect(taken.size).toBe(10);
});
