import type { Worker } from 'node:worker_threads';
import type { ParsedDocument } from '@docsite/core';
import { errorCode } from '@docsite/core/process';
import type { IndexPart, PageJob, PrintedModule } from '@docsite/renderer';
import type { ParsedSource } from '../../cache/documents/document-reads.js';
import type { PageResult } from '../../cache/pages/page-result.js';
import type { WorkTimes } from '../../profile/work-clock.js';
import { StoppedError } from '../../report/errors/stopped-error.js';
import { UsageError } from '../../report/errors/usage-error.js';
import { type Ending, explainEnding } from '../../supervision/explain-ending.js';
import { Notes } from '../../supervision/notes.js';
import type { BuildWorker, RenderSetup, SourceToParse } from '../worker/build-worker.js';
import type { ParseSettings } from '../worker/parse-settings.js';
import type { DocumentToPrint } from '../worker/print-page.js';

/** A call of a worker's method, as sent to the thread. */
export interface WorkerCall {
  readonly id: number;
  readonly method: keyof BuildWorker;
  readonly argument: unknown;
}

/** The thread's response. */
export interface WorkerAnswer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: WorkerError;
}

/** An error as sent to another thread. */
export interface WorkerError {
  readonly message: string;
  /** Present for a `UsageError`. */
  readonly usage?: { readonly hint?: string | undefined };
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A worker in a separate thread. */
export class ThreadWorker implements BuildWorker {
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  /** Why the thread has ended. */
  private ended: Error | undefined;
  private isClosing = false;

  /** @param worker A thread of `startThread`. */
  constructor(
    private readonly worker: Worker,
    settings: ParseSettings,
  ) {
    this.worker.postMessage(settings);
    this.worker.on('message', (answer: WorkerAnswer) => this.settle(answer));
    const { threadId } = worker;
    this.worker.on('error', (error) => this.fail(isOutOfMemory(error) ? explain({ kind: 'memory' }, threadId) : error));
    this.worker.on('exit', (code) => this.fail(this.isClosing ? closed() : explain(endingOf(code), threadId)));
  }

  parse(sources: readonly SourceToParse[]): Promise<readonly ParsedSource[]> {
    return this.call('parse', sources);
  }

  document(path: string): Promise<ParsedDocument | undefined> {
    return this.call('document', path);
  }

  printModule(document: DocumentToPrint): Promise<PrintedModule | undefined> {
    return this.call('printModule', document);
  }

  forget(paths: readonly string[]): Promise<void> {
    return this.call('forget', paths);
  }

  prepare(setup: RenderSetup): Promise<void> {
    return this.call('prepare', setup);
  }

  render(jobs: readonly PageJob[]): Promise<readonly PageResult[]> {
    return this.call('render', jobs);
  }

  indexPart(): Promise<IndexPart> {
    return this.call('indexPart');
  }

  times(): Promise<WorkTimes | undefined> {
    return this.call('times');
  }

  async close(): Promise<void> {
    this.isClosing = true;
    await this.worker.terminate();
  }

  /** Calls a method of the worker in the thread. */
  private call<Method extends keyof BuildWorker>(
    method: Method,
    argument?: Parameters<BuildWorker[Method]>[0],
  ): ReturnType<BuildWorker[Method]> {
    return this.send(method, argument) as ReturnType<BuildWorker[Method]>;
  }

  private send(method: keyof BuildWorker, argument: unknown): Promise<unknown> {
    if (this.ended !== undefined) return Promise.reject(this.ended);
    const id = ++this.lastId;
    this.worker.ref();
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, method, argument } satisfies WorkerCall);
    });
  }

  private settle({ id, value, error }: WorkerAnswer): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (this.waiting.size === 0) this.worker.unref();
    if (error === undefined) waiting?.resolve(value);
    else
      waiting?.reject(
        error.usage === undefined ? new Error(error.message) : new UsageError(error.message, error.usage.hint),
      );
  }

  private fail(error: Error): void {
    this.ended ??= error;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}

/** Node's exit code for a thread that awaits a promise that never settles. */
export const unsettled = 13;

function endingOf(code: number): Ending {
  return { kind: code === unsettled ? 'idle' : 'exit' };
}

/** The error for a thread that ended by itself, including what it was doing. */
function explain(ending: Ending, thread: number): StoppedError {
  const doing = Notes.open()?.readActivity(thread);
  const { message, hint, exitCode } = explainEnding(ending, doing === undefined ? [] : [doing]);
  return new StoppedError(message, hint, exitCode);
}

function isOutOfMemory(error: unknown): boolean {
  return errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY';
}

function closed(): Error {
  return new Error('a thread of the build ended before its work was done');
}
