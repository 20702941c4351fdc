import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { DiagramProblem } from './diagram-problem.js';

/** What the thread is to do. */
export interface DiagramTask {
  /** Of Mermaid's module. */
  readonly url: string;
  readonly sources: readonly string[];
}

/** What Mermaid makes of a source. */
export interface CheckedDiagram {
  /** The type of the diagram; absent where it cannot be parsed. */
  readonly type?: string;
  readonly problem?: DiagramProblem;
}

/** What versions of Mermaid made of sources before. */
export interface KnownDiagrams {
  readonly find: (version: string, source: string) => CheckedDiagram | undefined;
  readonly add: (version: string, source: string, checked: CheckedDiagram) => void;
}

/** Has Mermaid parse sources, in a thread of its own. Rejects where Mermaid cannot be loaded. */
export function checkSources(modulePath: string, sources: readonly string[]): Promise<readonly CheckedDiagram[]> {
  const workerData: DiagramTask = { url: pathToFileURL(modulePath).href, sources };
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./mermaid-thread.js', import.meta.url), { workerData });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the thread ended before it was done')));
  });
}
