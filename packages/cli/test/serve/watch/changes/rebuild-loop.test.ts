import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { RebuildLoop } from '../../../../src/serve/watch/changes/rebuild-loop.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const wait = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);

/** Builds that end when the test says so. */
function countBuilds() {
  const ends: (() => void)[] = [];
  const changes: string[][] = [];
  const build = (changed: ReadonlySet<string>): Promise<void> => {
    changes.push([...changed]);
    return new Promise((end) => ends.push(end));
  };
  return { ends, changes, build };
}

describe('RebuildLoop', () => {
  test('should build at once after a complete change', async () => {
    const { changes, build } = countBuilds();
    new RebuildLoop(build, () => true).ask('a.md');
    await wait(5);
    expect(changes).toEqual([['a.md']]);
  });

  test('should build once for changes that belong together', async () => {
    const { changes, build } = countBuilds();
    const loop = new RebuildLoop(build, (_, quiet) => quiet >= 20);
    loop.ask('a.md');
    await wait(15);
    loop.ask('b.md');
    loop.ask('a.md');
    await wait(15);
    expect(changes).toEqual([]);
    await wait(60);
    expect(changes).toEqual([['a.md', 'b.md']]);
  });

  test('should build once more for everything requested during a build', async () => {
    const { ends, changes, build } = countBuilds();
    const loop = new RebuildLoop(build, () => true);
    const first = loop.build();
    loop.ask('a.md');
    await wait(10);
    loop.ask('b.md');
    await wait(10);
    expect(changes).toEqual([[]]);
    ends[0]?.();
    await wait(10);
    expect(changes).toEqual([[], ['a.md', 'b.md']]);
    ends[1]?.();
    await first;
    await wait(10);
    expect(changes.length).toBe(2);
  });

  test('should build again after it has been idle', async () => {
    const { ends, build } = countBuilds();
    const loop = new RebuildLoop(build, () => true);
    for (const expected of [1, 2]) {
      const built = loop.build();
      ends.at(-1)?.();
      await built;
      expect(ends.length).toBe(expected);
    }
  });

  test('should wait for the running build when it is closed, and start no other', async () => {
    const { ends, build } = countBuilds();
    const loop = new RebuildLoop(build, () => true);
    void loop.build();
    loop.ask('a.md');
    await wait(10);
    let isClosed = false;
    const closing = loop.close().then(() => {
      isClosed = true;
    });
    await wait(5);
    expect(isClosed).toBe(false);
    ends[0]?.();
    await closing;
    loop.ask('a.md');
    await wait(10);
    expect(ends.length).toBe(1);
  });
});
