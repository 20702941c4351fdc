import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { createProgress } from '../../../src/build/progress/progress.js';

/** A stream that records what is written to it. */
function makeStream(isTTY: boolean, columns = 80) {
  const written: string[] = [];
  const stream = { isTTY, columns, write: (text: string) => written.push(text) > 0 } as unknown as NodeJS.WriteStream;
  return { stream, written };
}

const clear = '\r\u001b[K';

describe('progress without a terminal', () => {
  test('should be a plain line for each long stage, with the number of items if known, and there are any', () => {
    const { stream, written } = makeStream(false);
    const progress = createProgress(stream);
    progress.stage('scan');
    progress.stage('history');
    progress.stage('scan');
    progress.stage('parse', 3);
    progress.done(1);
    progress.done(3);
    progress.stage('assemble');
    progress.stage('render', 1);
    progress.stage('render', 0);
    progress.end();
    expect(written).toEqual(['Reading\n', 'Parsing (3)\n', 'Rendering (1)\n']);
  });
});

describe('progress on a terminal', () => {
  test('should be one line, rewritten, and gone at the end', () => {
    const { stream, written } = makeStream(true);
    const progress = createProgress(stream);
    progress.stage('settings');
    progress.stage('parse', 3);
    progress.done(3);
    progress.end();
    expect(written).toEqual([`${clear}Reading …`, `${clear}Parsing 0/3`, `${clear}Parsing 3/3`, clear]);
  });

  test('should not be rewritten faster than eyes can follow, except for the last item', () => {
    const { stream, written } = makeStream(true);
    const progress = createProgress(stream);
    progress.stage('parse', 1000);
    for (let count = 1; count <= 1000; count++) progress.done(count);
    expect(written.length).toBeLessThan(100);
    expect(written.at(-1)).toBe(`${clear}Parsing 1000/1000`);
  });

  test('should estimate the remaining time from the last build', () => {
    const cacheDir = makeFolder({});
    const build = (): string[] => {
      const { stream, written } = makeStream(true);
      const progress = createProgress(stream, cacheDir);
      clock.mockReturnValue(0);
      progress.stage('parse', 100);
      progress.done(0);
      progress.stage('render', 100);
      clock.mockReturnValue(3900);
      progress.stage('place');
      clock.mockReturnValue(4000);
      progress.end();
      return written;
    };
    const clock = jest.spyOn(performance, 'now');
    const [first, second] = [build(), build()];
    clock.mockRestore();
    expect(first).toContain(`${clear}Rendering 0/100`);
    expect(second).toContain(`${clear}Rendering 0/100, about 4 s left`);
  });

  test('should use a default width on a terminal of unknown width', () => {
    const { stream, written } = makeStream(true, 0);
    createProgress(stream).stage('parse', 1000);
    expect(written).toEqual([`${clear}Parsing 0/1000`]);
  });

  test('should never wrap', () => {
    const { stream, written } = makeStream(true, 8);
    createProgress(stream).stage('parse', 1000);
    expect(written).toEqual([`${clear}Parsing`]);
  });
});
