import { describe, expect, test } from '@jest/globals';
import { configSchema } from '../../src/config/schema/site.js';

const parse = (offline: unknown) => configSchema.safeParse({ title: 'T', offline });

describe('the configuration key offline', () => {
  test('should be off by default', () => {
    expect(configSchema.parse({ title: 'T' }).offline).toBe(false);
  });

  test('should follow installation and the address by default, and log what it does', () => {
    expect(parse({}).data?.offline).toEqual({
      activeStrategies: ['appInstalled', 'standalone', 'queryString'],
      debug: true,
      manifest: { display: 'standalone', backgroundColor: '#ffffff' },
      exclude: [],
      kill: false,
    });
  });

  test.each([
    [{ activeStrategies: ['sometimes'] }, ['offline', 'activeStrategies', 0]],
    [{ manifest: { icons: [{ src: 'a.png', sizes: 'large' }] } }, ['offline', 'manifest', 'icons', 0, 'sizes']],
    [{ manifest: { icons: [{ src: 'a.png' }] } }, ['offline', 'manifest', 'icons', 0, 'sizes']],
  ])('should reject %j, and say where', (offline, path) => {
    const issues =
      parse(offline).error?.issues.flatMap((issue) =>
        issue.code === 'invalid_union' ? issue.errors.flat() : [issue],
      ) ?? [];
    expect(
      issues.map((issue) => (issue.path[0] === 'offline' ? issue.path : ['offline', ...issue.path])),
    ).toContainEqual(path);
  });
});
