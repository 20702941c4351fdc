import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createRebuildLoop } from '../../../src/serve/watch/rebuild-loop.js';

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
  const build = (): Promise<void> => new Promise((end) => ends.push(end));
  return { ends, build };
}

describe('createRebuildLoop', () => {
  test('should build once for requests in quick succession', async () => {
    const { ends, build } = countBuilds();
    const loop = createRebuildLoop(build, 20);
    loop.ask();
    await wait(5);
    loop.ask();
    loop.ask();
    expect(ends.length).toBe(0);
    await wait(60);
    expect(ends.length).toBe(1);
  });

  test('should build once more for all that is asked during a build', async () => {
    const { ends, build } = countBuilds();
    const loop = createRebuildLoop(build, 0);
    const first = loop.build();
    loop.ask();
    await wait(10);
    loop.ask();
    await wait(10);
    expect(ends.length).toBe(1);
    ends[0]?.();
    await wait(10);
    expect(ends.length).toBe(2);
    ends[1]?.();
    await first;
    await wait(10);
    expect(ends.length).toBe(2);
  });

  test('should build again after it has been idle', async () => {
    const { ends, build } = countBuilds();
    const loop = createRebuildLoop(build, 0);
    for (const expected of [1, 2]) {
      const built = loop.build();
      ends.at(-1)?.();
      await built;
      expect(ends.length).toBe(expected);
    }
  });

  test('should wait for the build in progress when it is closed, and begin no other', async () => {
    const { ends, build } = countBuilds();
    const loop = createRebuildLoop(build, 0);
    void loop.build();
    loop.ask();
    await wait(10);
    let isClosed = false;
    const closing = loop.close().then(() => {
      isClosed = true;
    });
    await wait(5);
    expect(isClosed).toBe(false);
    ends[0]?.();
    await closing;
    loop.ask();
    await wait(10);
    expect(ends.length).toBe(1);
  });
});
