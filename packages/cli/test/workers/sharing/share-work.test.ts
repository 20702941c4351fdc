import { describe, expect, test } from '@jest/globals';
import { shareWork } from '../../../src/workers/sharing/share-work.js';
import type { BuildWorker } from '../../../src/workers/worker/build-worker.js';

/**
 * Shares work among workers, each with a number of pieces and a time per piece. Returns which worker did each piece, in
 * order.
 */
async function workOff(workers: Readonly<Record<string, { pieces: number; milliseconds: number }>>): Promise<string[]> {
  const done: string[] = [];
  const names = new Map<BuildWorker, string>();
  const queues = new Map<BuildWorker, string[]>();
  for (const [name, { pieces }] of Object.entries(workers)) {
    const worker = {} as BuildWorker;
    names.set(worker, name);
    queues.set(
      worker,
      Array.from({ length: pieces }, (_, index) => `${name}${index}`),
    );
  }
  await shareWork({
    queues,
    work: async (worker, piece) => {
      const name = names.get(worker) as string;
      await new Promise((resolve) => setTimeout(resolve, workers[name]?.milliseconds));
      done.push(`${name}: ${piece}`);
    },
  });
  return done;
}

describe('shareWork', () => {
  test('should let each worker do its own work in order', async () => {
    const done = await workOff({ a: { pieces: 3, milliseconds: 1 }, b: { pieces: 3, milliseconds: 1 } });
    expect(done.filter((piece) => piece.startsWith('a'))).toEqual(['a: a0', 'a: a1', 'a: a2']);
    expect([...done].sort()).toEqual(['a: a0', 'a: a1', 'a: a2', 'b: b0', 'b: b1', 'b: b2']);
  });

  test('should let an idle worker take the last pieces of a busy one, each piece done once', async () => {
    const done = await workOff({ fast: { pieces: 1, milliseconds: 0 }, slow: { pieces: 12, milliseconds: 60 } });
    expect(done.length).toBe(13);
    expect(new Set(done.map((piece) => piece.split(' ')[1])).size).toBe(13);
    expect(done).toContain('fast: slow11');
    expect(done).toContain('slow: slow0');
  });

  test('should pass on an error', async () => {
    const worker = {} as BuildWorker;
    const work = () => Promise.reject(new Error('no'));
    await expect(shareWork({ queues: new Map([[worker, ['a']]]), work })).rejects.toThrow('no');
  });
});
