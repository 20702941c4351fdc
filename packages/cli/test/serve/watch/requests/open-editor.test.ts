import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../../tests/folder.js';
import { type Listening, listen } from '../../../../src/serve/http/listen.js';
import { createRequestListener } from '../../../../src/serve/http/request-listener.js';
import { openEditor } from '../../../../src/serve/watch/requests/open-editor.js';
import { showFindings } from '../../../../src/serve/watch/requests/shown-findings.js';
import { eventually } from '../../eventually.js';

const above = makeFolder({
  'site/docs/a.md': '# A',
  'site/docs/b.md': '# B',
  'secret.md': '# S',
  // it has the name of an editor that accepts line numbers
  'bin/code': '#!/bin/sh\necho "$@" > "$(dirname "$0")/opened"\n',
});
const siteDir = join(above, 'site');
const opened = join(above, 'bin/opened');
const findingIn = (file: string) =>
  ({ rule: 'broken-link', severity: 'error', message: 'm', file, line: 1, column: 1 }) as const;
const findings = await showFindings(['docs/a.md', '../secret.md', 'docs'].map(findingIn), siteDir);
let server: Listening;
beforeAll(async () => {
  chmodSync(join(above, 'bin/code'), 0o755);
  process.env.LAUNCH_EDITOR = join(above, 'bin/code');
  const listener = createRequestListener((asked, answer) => openEditor(asked, answer, { siteDir, findings }), {
    host: 'localhost',
    takes: ({ url }) => url === '/open',
  });
  server = await listen(listener, { host: 'localhost', port: 0 });
});
afterAll(() => server.close());

function post(body: string, origin = server.origin, path = '/open'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { origin, 'content-length': Buffer.byteLength(body) };
    const sent = request(server.origin + path, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const place = (file: string): string => JSON.stringify({ file, line: 3, column: 7 });

test.each([
  ['another site', () => post(place('docs/a.md'), 'http://evil.example'), 403],
  ['another path', () => post(place('docs/a.md'), undefined, '/other'), 405],
  ['a file without findings', () => post(place('docs/b.md')), 404],
  ['a file outside the site', () => post(place('../secret.md')), 404],
  ['a folder', () => post(place('docs')), 404],
  ['no place', () => post('{"file": "docs/a.md"}'), 404],
  ['no JSON', () => post('file'), 404],
  ['too much', () => post(place('docs/a.md') + ' '.repeat(10_000)), 404],
])('a request for the editor should open none for %s', async (_, ask, status) => {
  expect([await ask(), existsSync(opened)]).toEqual([status, false]);
});

test('a request for the editor should open it at the place of a finding', async () => {
  expect(await post(place('docs/a.md'))).toBe(200);
  const seen = await eventually('the editor', () => (existsSync(opened) && readFileSync(opened, 'utf8')) || undefined);
  expect(seen).toBe(`-r -g ${join(siteDir, 'docs/a.md')}:3:7\n`);
});
