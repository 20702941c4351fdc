import { messagesOf } from '../modules/build-messages.js';

/**
 * The results of builds that run at the same time. If some fail, the others are awaited nevertheless, and the failure
 * has the errors of all: which errors are found would otherwise depend on which build is the first to fail, and esbuild
 * reports a deadlock of its own if a process ends during a build.
 */
export async function settleBuilds<T extends readonly unknown[]>(builds: readonly [...T]) {
  const failures = (await Promise.allSettled(builds)).filter(({ status }) => status === 'rejected');
  if (failures.length === 0) return Promise.all(builds);
  const errors = failures.flatMap((failure) => messagesOf((failure as PromiseRejectedResult).reason));
  throw Object.assign(new Error(`${failures.length} builds failed`), { errors });
}
