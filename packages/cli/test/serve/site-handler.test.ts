import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { type Listening, listen } from '../../src/serve/listen.js';
import { createRequestListener } from '../../src/serve/request-listener.js';
import { createSiteHandler } from '../../src/serve/site-handler.js';
import { ask } from './ask.js';
import { makeFolder } from './site-folder.js';

let server: Listening;
afterAll(() => server.close());

test('a file that is removed while it is sent should end its answer, and not the server', async () => {
  const folder = makeFolder({ 'gone.txt': 'gone', 'here.txt': 'here' });
  const here = join(folder, 'here.txt');
  // the manifest finds a file, but what would be sent is no more
  const files = new Map([
    ['gone.txt', here],
    ['here.txt', here],
  ]);
  const respond = createSiteHandler({ folder, baseUrl: '/', files, pages: new Map(), headers: [] });
  server = await listen(createRequestListener(respond, 'localhost'), { host: 'localhost', port: 0 });
  rmSync(join(folder, 'gone.txt'));
  await expect(ask(server.origin, '/gone.txt')).rejects.toThrow();
  expect((await ask(server.origin, '/here.txt')).body).toBe('here');
});
