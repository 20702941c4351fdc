import { subscribe, unsubscribe } from 'node:diagnostics_channel';

const channel = 'child_process';

/**
 * Prevents processes started in the meantime from keeping this one alive, because Jest's workers end when nothing is
 * left to wait for. Playwright kills its browsers when the process that opened them ends.
 *
 * @template Value
 * @param {() => Promise<Value>} start
 * @returns {Promise<Value>}
 */
export async function letProcessEnd(start) {
  const children = [];
  const note = (message) => children.push(message.process);
  subscribe(channel, note);
  try {
    return await start();
  } finally {
    unsubscribe(channel, note);
    for (const child of children) for (const handle of [child, ...child.stdio]) handle?.unref?.();
  }
}
