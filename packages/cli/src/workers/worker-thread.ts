import { once } from 'node:events';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { UsageError } from '../report/usage-error.js';
import { createParseContext, type ParseSettings } from './parse-settings.js';
import type { WorkerAnswer, WorkerCall, WorkerError } from './thread-worker.js';
import { LocalWorker } from './worker.js';

/** Serves the calls of a `ThreadWorker`, one after the other; before the first comes what to parse with. */
const port = parentPort as MessagePort;
const [settings] = (await once(port, 'message')) as [ParseSettings];
const worker = createParseContext(settings).then((context) => new LocalWorker(context));

let last = Promise.resolve();

port.on('message', ({ id, method, argument }: WorkerCall) => {
  last = last.then(async () => port.postMessage(await answer(id, method, argument)));
});

async function answer(id: number, method: WorkerCall['method'], argument: unknown): Promise<WorkerAnswer> {
  try {
    const target = await worker;
    const value = await (target[method] as (argument: unknown) => Promise<unknown>).call(target, argument);
    return { id, value };
  } catch (error) {
    return { id, error: describeError(error) };
  }
}

function describeError(error: unknown): WorkerError {
  if (error instanceof UsageError) return { message: error.message, usage: { hint: error.hint } };
  return { message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
