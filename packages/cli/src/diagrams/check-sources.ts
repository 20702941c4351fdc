import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { DiagramProblem } from './diagram-problem.js';

/** The task of the thread. */
export interface DiagramTask {
  /** URL of Mermaid's module. */
  readonly url: string;
  readonly sources: readonly string[];
}

/** Mermaid's result for a source. */
export interface CheckedDiagram {
  /** The type of the diagram; absent if it cannot be parsed. */
  readonly type?: string;
  readonly problem?: DiagramProblem;
}

/** Earlier results of Mermaid. */
export interface KnownDiagrams {
  readonly find: (version: string, source: string) => CheckedDiagram | undefined;
  readonly add: (version: string, source: string, checked: CheckedDiagram) => void;
}

/** Lets Mermaid parse sources, in a thread of its own. Rejects if Mermaid cannot be loaded. */
export function checkSources(modulePath: string, sources: readonly string[]): Promise<readonly CheckedDiagram[]> {
  const workerData: DiagramTask = { url: pathToFileURL(modulePath).href, sources };
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./mermaid-thread.js', import.meta.url), { workerData });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the thread ended before it was done')));
  });
}
