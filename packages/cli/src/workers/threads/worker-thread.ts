import { type MessagePort, parentPort, threadId } from 'node:worker_threads';
import { type Activity, activity } from '@docsite/core/process';
import { UsageError } from '../../report/errors/usage-error.js';
import { Notes } from '../../supervision/notes.js';
import type { BuildWorker } from '../worker/build-worker.js';
import { openLocalWorker } from '../worker/local-worker.js';
import type { ParseSettings } from '../worker/parse-settings.js';
import { unsettled, type WorkerAnswer, type WorkerCall, type WorkerError } from './thread-worker.js';

/** Serves the calls of a `ThreadWorker`, one after the other; the first message contains the settings for parsing. */
const port = parentPort as MessagePort;
const notes = Notes.open();
activity.subscribe((current) => {
  // if its supervisor was killed, this process would otherwise continue unnoticed
  if (notes !== undefined && !notes.isSupervised()) process.kill(process.pid, 'SIGKILL');
  notes?.writeActivity(threadId, current as Activity | undefined);
});
// the port does not keep the thread alive during a call, so an empty event loop means a promise that never settles
process.on('beforeExit', () => process.exit(unsettled));
port.once('message', (settings: ParseSettings) => serve(openLocalWorker(settings)));

function serve(worker: Promise<BuildWorker>): void {
  let last = Promise.resolve();
  port.on('message', (call: WorkerCall) => {
    last = last.then(async () => {
      port.unref();
      const value = await answer(worker, call);
      port.ref();
      port.postMessage(value);
    });
  });
}

async function answer(worker: Promise<BuildWorker>, { id, method, argument }: WorkerCall): Promise<WorkerAnswer> {
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
