import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { isDocumentPath, outputMark, readFolder } from '@docsite/core/process';
import { cachePath } from '../../cache/folder/kept-paths.js';

/** Starting a thread costs about 200 ms of CPU time, which pays off from about this many files. */
const filesPerWorker = 80;

/** Memory for short-lived objects: with less, garbage collection takes a tenth of a thread's time. */
const maxYoungGenerationSizeMb = 96;

/** How many workers are worthwhile for a number of files, including this thread's. */
export function countWorkers(files: number): number {
  return Math.max(1, Math.min(availableParallelism(), Math.floor(files / filesPerWorker)));
}

/** The script of a thread: in the bundle it is a file next to this one. */
const script = import.meta.url.endsWith('.cjs') ? './worker-thread.cjs' : './worker-thread.js';

/** Starts a thread that a `ThreadWorker` can use. It does not keep the process alive. */
export function startThread(): Worker {
  const thread = new Worker(new URL(script, import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb },
  });
  thread.unref();
  return thread;
}

/**
 * Starts the threads that a build of this folder will use. A thread takes as long as the command to load docsite; if
 * started before that, they are ready at the same time. A build with a cache first determines what is left to do.
 */
export function startThreads(dir: string, { cache = true }: { readonly cache?: boolean } = {}): Worker[] {
  const path = cache ? cachePath(resolve(dir)) : undefined;
  if (path !== undefined && existsSync(join(path, 'pages'))) return [];
  const most = availableParallelism() * filesPerWorker;
  return Array.from({ length: countWorkers(countMarkdown(dir, most)) - 1 }, startThread);
}

/**
 * The number of Markdown files below a folder, counted up to `most`, excluding the output of earlier builds. The build
 * reports folders that cannot be read.
 */
function countMarkdown(folder: string, most: number): number {
  let count = 0;
  const entries = readFolder(folder);
  if (entries.some(({ name }) => name === outputMark)) return 0;
  for (const entry of entries) {
    if (count >= most) break;
    if (entry.isDirectory())
      count += /^(?:\.|node_modules$|dist$)/.test(entry.name)
        ? 0
        : countMarkdown(join(folder, entry.name), most - count);
    else if (isDocumentPath(entry.name)) count++;
  }
  return count;
}
