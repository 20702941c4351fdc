import { describe, expect, test } from '@jest/globals';
import { copyValue } from '../../../src/config/keys/copy-value.js';

describe('copyValue', () => {
  test('should copy lists and objects without keys that are undefined', () => {
    const plugin = () => undefined;
    expect(copyValue({ a: [1, { b: undefined, c: null }], d: undefined, plugin })).toEqual({
      copy: { a: [1, { c: null }], plugin },
      unreadable: [],
    });
  });

  test('should read a getter once', () => {
    let reads = 0;
    const value = {
      get a() {
        reads += 1;
        return reads;
      },
    };
    expect([copyValue(value).copy, reads]).toEqual([{ a: 1 }, 1]);
  });

  test('should report a value that contains itself, but not one that occurs twice', () => {
    const shared = { x: 1 };
    const loop: Record<string, unknown> = { shared, again: shared };
    loop.self = [loop];
    expect(copyValue(loop)).toEqual({
      copy: { shared, again: shared, self: [undefined] },
      unreadable: [{ path: ['self', 0], reason: 'it holds itself' }],
    });
  });

  test('should report values nested too deep', () => {
    let value: unknown = 1;
    for (let depth = 0; depth < 100_000; depth += 1) value = [value];
    expect(copyValue(value).unreadable.map(({ reason }) => reason)).toEqual(['it is nested more than 200 deep']);
  });

  test('should report keys whose getters throw', () => {
    const value = {
      customFields: {
        get key(): string {
          throw new Error('no key');
        },
      },
    };
    expect(copyValue(value).unreadable).toEqual([
      { path: ['customFields', 'key'], reason: 'it cannot be read: no key' },
    ]);
  });
});
