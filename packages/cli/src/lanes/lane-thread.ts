import { once } from 'node:events';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { LocalLane } from './lane.js';
import { createParseContext, type ParseSettings } from './parse-settings.js';
import type { LaneAnswer, LaneCall } from './worker-lane.js';

/** Serves the calls of a `WorkerLane`, one after the other; before the first comes what to parse with. */
const port = parentPort as MessagePort;
const [settings] = (await once(port, 'message')) as [ParseSettings];
const lane = createParseContext(settings).then((context) => new LocalLane(context));

let last = Promise.resolve();

port.on('message', ({ id, method, argument }: LaneCall) => {
  last = last.then(async () => port.postMessage(await answer(id, method, argument)));
});

async function answer(id: number, method: LaneCall['method'], argument: unknown): Promise<LaneAnswer> {
  try {
    const target = await lane;
    const value = await (target[method] as (argument: unknown) => Promise<unknown>).call(target, argument);
    return { id, value };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
