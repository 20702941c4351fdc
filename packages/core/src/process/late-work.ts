import { createHook } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { currentObservation, unobserved } from './observation/observation.js';

/** How long to wait for work that does not end, in milliseconds: code may leave a server or an interval running. */
const longest = 60_000;
const between = 5;

/** The types of asynchronous resources that end once they are answered. */
const requests: ReadonlySet<string> = new Set(
  'FSREQCALLBACK FSREQPROMISE FILEHANDLECLOSEREQ GETADDRINFOREQWRAP TCPCONNECTWRAP'.split(' '),
);
/** The types that keep a Node process running until they are closed, or have been called. */
const handles: ReadonlySet<string> = new Set('Timeout Immediate TCPWRAP PIPEWRAP PROCESSWRAP WORKER'.split(' '));

interface Work {
  readonly type: string;
  readonly resource: { readonly hasRef?: () => boolean };
}

/**
 * Calls observed code, and waits for what it has begun without waiting for it itself, as a Node process does before it
 * ends. Rejects with the first error, also with that of a promise that nothing handles.
 */
export async function withLateWork<T>(run: () => T | Promise<T>): Promise<T> {
  const pending = new Map<number, Work>();
  const hook = createHook({
    init: (id, type, _, resource) => {
      if (!requests.has(type) && !handles.has(type)) return;
      if (currentObservation() !== undefined) pending.set(id, { type, resource });
    },
    after: (id) => {
      if (requests.has(pending.get(id)?.type ?? '')) pending.delete(id);
    },
    destroy: (id) => void pending.delete(id),
  });
  const errors: unknown[] = [];
  const keep = (error: unknown): void => void errors.push(error);
  process.on('unhandledRejection', keep);
  hook.enable();
  try {
    const result = await run();
    const last = Date.now() + longest;
    do await unobserved(() => pause(between));
    while (errors.length === 0 && isRunning(pending) && Date.now() < last);
    if (errors.length > 0) throw errors[0];
    return result;
  } finally {
    hook.disable();
    process.off('unhandledRejection', keep);
  }
}

function isRunning(pending: ReadonlyMap<number, Work>): boolean {
  return [...pending.values()].some(({ resource }) => resource.hasRef?.() !== false);
}
