import { describe, expect, test } from '@jest/globals';
import { UsageError } from '../../src/report/usage-error.js';
import { listen } from '../../src/serve/listen.js';
import { ask } from './ask.js';

const answer = (_: unknown, response: { end: (text: string) => void }): void => response.end('here');

describe('listen', () => {
  test('should give the address it is reached at', async () => {
    const server = await listen(answer, { host: '0.0.0.0', port: 0 });
    const { body } = await ask(server.origin, '/');
    await server.close();
    expect([server.origin.replace(/\d+$/, 'PORT'), body]).toEqual(['http://localhost:PORT', 'here']);
  });

  test('should name a free port where the wanted one is taken', async () => {
    const first = await listen(answer, { host: 'localhost', port: 0 });
    const port = Number(new URL(first.origin).port);
    const error = (await listen(answer, { host: 'localhost', port }).catch((reason: unknown) => reason)) as UsageError;
    await first.close();
    expect([error.name, error.message]).toEqual(['UsageError', `port ${port} is taken by another process`]);
    const free = Number(/^port (\d+) is free: --port \1$/.exec(error.hint ?? '')?.[1]);
    expect(free).toBeGreaterThan(port);
    await (await listen(answer, { host: 'localhost', port: free })).close();
  });

  test('should report that a host is no address of this machine', async () => {
    const error = await listen(answer, { host: '192.0.2.1', port: 0 }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UsageError);
    expect((error as UsageError).message).toBe("cannot listen on '192.0.2.1': it is no address of this machine");
  });
});
