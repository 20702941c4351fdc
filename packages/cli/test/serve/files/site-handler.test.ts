import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { createSiteHandler } from '../../../src/serve/files/site-handler.js';
import { type Listening, listen } from '../../../src/serve/http/listen.js';
import { createRequestListener } from '../../../src/serve/http/request-listener.js';
import type { RequestHandler } from '../../../src/serve/http/served-site.js';
import { ask } from '../ask.js';

let server: Listening;
afterEach(() => server.close());

test.each([
  ['as it is', {}],
  ['compressed', { 'accept-encoding': 'gzip' }],
])('a file that is removed while it is sent %s should end its response, not the server', async (_, headers) => {
  const folder = makeFolder({ 'gone.txt': 'gone', 'here.txt': 'here' });
  const files = new Map(['gone.txt', 'here.txt'].map((name) => [name, join(folder, name)]));
  const serve = createSiteHandler({ folder, baseUrl: '/', files, pages: new Map(), headers: [], redirects: [] });
  const respond: RequestHandler = (request, response) => {
    const { writeHead } = response;
    // the last moment before the file is read
    response.writeHead = ((...head: Parameters<typeof writeHead>) => {
      rmSync(join(folder, 'gone.txt'), { force: true });
      return writeHead.apply(response, head);
    }) as typeof writeHead;
    return serve(request, response);
  };
  server = await listen(createRequestListener(respond, { host: 'localhost' }), { host: 'localhost', port: 0 });
  await expect(ask(server.origin, '/gone.txt', { headers })).rejects.toThrow();
  expect((await ask(server.origin, '/here.txt', { headers })).body).toBe('here');
});
