import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { main } from '../../src/entries/main.js';
import { differences, readTree, type Tree } from '../live/compare-trees.js';
import { printed } from '../printed.js';
import { startCacheServer } from './cache-server.js';
import { documentedLocation, findNginx, startNginx } from './nginx-server.js';

const page = new URL('../../../../content/docsite/several-machines.md', import.meta.url);
const before = { ...process.env };
const nginx = findNginx();
const siteDir = makeFolder({
  'docsite.config.json': '{ "title": "T", "docs": { "routeBasePath": "/" } }',
  'docs/index.md': '# Home\n\nWelcome.\n',
  'docs/a.md': '# A\n\nThis is A.\n',
});
let host: string;

afterAll(() => {
  process.env = before;
});

/** Starts a server with the same behaviour, for machines without nginx. Returns its host and port. */
async function startSimilar(): Promise<string> {
  const server = await startCacheServer();
  const authorization = `Basic ${Buffer.from('docs:secret').toString('base64')}`;
  server.answer = ({ method, headers }, response) => {
    const isRefused = method === 'PUT' && headers.authorization !== authorization;
    if (isRefused) response.writeHead(401).end();
    return isRefused;
  };
  return new URL(server.url).host;
}

/** Builds on a machine without a cache of its own. Returns the site, and messages about the remote cache. */
async function build(credentials: string, ...options: readonly string[]): Promise<{ tree: Tree; said: string }> {
  process.env.DOCSITE_REMOTE_CACHE = `http://${credentials}${host}/docs`;
  process.env.DOCSITE_CACHE = join(makeFolder({}), 'cache');
  const out = join(makeFolder({}), 'dist');
  Object.assign(printed, { out: '', err: '' });
  expect(await main(['build', siteDir, '--out-dir', out, ...options])).toBe(0);
  return { tree: readTree(out), said: printed.err.replace(/^(?:Reading|Parsing|Rendering).*\n/gm, '') };
}

describe(`${nginx === undefined ? 'a server' : 'nginx'}, set up as the documentation has it,`, () => {
  beforeAll(async () => {
    const passwords = join(makeFolder({ 'docs.htpasswd': 'docs:{PLAIN}secret\n' }), 'docs.htpasswd');
    host =
      nginx === undefined
        ? await startSimilar()
        : await startNginx(nginx, documentedLocation(page, { root: makeFolder({}), passwords }));
  });

  test('should accept writes with a password only, and serve everyone', async () => {
    const refused = await build('');
    expect(refused.said).toMatch(/^warning: the remote cache .* built without it: it answered 401 Unauthorized\n$/);
    const stored = await build('docs:secret@');
    expect(stored.said).toMatch(/^Remote cache: 4 pages and 2 documents stored \(\d+ kB\)\n$/);
    const taken = await build('', '--remote-cache', 'read-only');
    expect(taken.said).toMatch(/^Remote cache: 4 pages and 2 documents taken \(\d+ kB\)\n$/);
    expect([differences(taken.tree, stored.tree), differences(taken.tree, refused.tree)]).toEqual([[], []]);
  });
});
