import { describe, expect, test } from '@jest/globals';
import { ActionQueue } from '../../../../src/serve/watch/changes/action-queue.js';

describe('ActionQueue', () => {
  test('should start the first action at once, and each other one after those before it', async () => {
    const queue = new ActionQueue();
    const log: string[] = [];
    const act = (name: string) => async (): Promise<void> => {
      log.push(`${name} begins`);
      await null;
      log.push(`${name} ends`);
    };
    void queue.run(act('first'));
    void queue.run(act('second'));
    expect(log).toEqual(['first begins']);
    await queue.idle();
    expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  test('should run an action after one that has failed, whose caller gets the error', async () => {
    const queue = new ActionQueue();
    const failing = queue.run(() => Promise.reject(new Error('broken')));
    let isRun = false;
    const next = queue.run(async () => {
      isRun = true;
    });
    await expect(failing).rejects.toThrow('broken');
    await next;
    expect(isRun).toBe(true);
  });
});
