import { expect, test } from '@jest/globals';
import { createTurns } from '../../../src/workers/sharing/turns.js';

test('tasks should run one after the other, also after one that fails', async () => {
  const inTurn = createTurns();
  const events: string[] = [];
  const task = (name: string) => async () => {
    events.push(`${name} begins`);
    await new Promise(setImmediate);
    events.push(`${name} ends`);
    if (name === 'b') throw new Error(name);
    return name;
  };
  const results = await Promise.allSettled([inTurn(task('a')), inTurn(task('b')), inTurn(task('c'))]);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(results).toEqual([
    { status: 'fulfilled', value: 'a' },
    { status: 'rejected', reason: new Error('b') },
    { status: 'fulfilled', value: 'c' },
  ]);
});
