import { describe, expect, test } from '@jest/globals';
import { UsageError } from '../../../src/report/errors/usage-error.js';
import { listen } from '../../../src/serve/http/listen.js';
import { ask } from '../ask.js';

const answer = (_: unknown, response: { end: (text: string) => void }): void => response.end('here');

describe('listen', () => {
  test('should give the address it listens at', async () => {
    const server = await listen(answer, { host: '0.0.0.0', port: 0 });
    const { body } = await ask(server.origin, '/');
    await server.close();
    expect([server.origin.replace(/\d+$/, 'PORT'), body]).toEqual(['http://localhost:PORT', 'here']);
  });

  test('should take the next free port if the wanted one is taken', async () => {
    const first = await listen(answer, { host: 'localhost', port: 0 });
    const port = Number(new URL(first.origin).port);
    const second = await listen(answer, { host: 'localhost', port });
    const { body } = await ask(second.origin, '/');
    await Promise.all([first.close(), second.close()]);
    expect([first.isMoved, second.isMoved, Number(new URL(second.origin).port) > port, body]).toEqual([
      false,
      true,
      true,
      'here',
    ]);
  });

  test('should report if no port is free', async () => {
    const first = await listen(answer, { host: 'localhost', port: 65_535 });
    const error = await listen(answer, { host: 'localhost', port: 65_535 }).catch((reason: unknown) => reason);
    await first.close();
    expect([(error as UsageError).name, (error as UsageError).message, (error as UsageError).hint]).toEqual([
      'UsageError',
      'port 65535 is taken by another process, and so are those above it',
      'choose another with --port, or 0 for any free port',
    ]);
  });

  test('should report a host that is not an address of this machine', async () => {
    const error = await listen(answer, { host: '192.0.2.1', port: 0 }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UsageError);
    expect((error as UsageError).message).toBe("cannot listen on '192.0.2.1': it is not an address of this machine");
  });
});
