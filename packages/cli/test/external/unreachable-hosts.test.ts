import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { answersPath } from '../../src/cache/folder/kept-paths.js';
import { checkExternalLinks } from '../../src/external/check-external.js';

/** Checks links; a second request to a host would not come within the time of a test. */
async function check(urls: readonly string[], file: string) {
  const externalLinks = { ignore: [], timeout: 10, delay: 3600, connections: 1 };
  const links = urls.map((url) => ({ url, place: { file: 'a.md', line: 1, column: 1 } }));
  const { findings, note } = await checkExternalLinks(links, { config: { externalLinks }, file, now: Date.now() });
  return { rules: findings.map(({ rule }) => rule), note };
}

const addressesOf = (origin: string) => ['a', 'b', 'c'].map((name) => `${origin}/${name}`);

test('a host that cannot be reached should be asked once, and its answer kept', async () => {
  const file = answersPath(makeFolder({}));
  const urls = addressesOf(await closedOrigin());
  const counts = 'Checked 3 addresses of other sites: 0 ok, 3 broken, 0 unverifiable';
  const rules = urls.map(() => 'broken-external-link');
  expect(await check(urls, file)).toEqual({ rules, note: `${counts}; 3 asked now` });
  expect(await check(urls, file)).toEqual({ rules, note: `${counts}; 0 asked now` });
});

test('a check without a network should say so, and be repeated by the next one', async () => {
  const file = answersPath(makeFolder({}));
  // no connection leads to several hosts at once
  const urls = addressesOf('http://224.0.0.1');
  const why = '3 because the network cannot be reached';
  const cutOff = {
    rules: urls.map(() => 'unverifiable-link'),
    note: `Checked 3 addresses of other sites: 0 ok, 0 broken, 3 unverifiable (${why}); 3 asked now`,
  };
  expect(await check(urls, file)).toEqual(cutOff);
  expect(await check(urls, file)).toEqual(cutOff);
});

/** The origin of a server that has ended. */
async function closedOrigin(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}
