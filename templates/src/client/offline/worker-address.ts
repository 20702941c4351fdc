/** Parameters that a page passes to its worker in the address of the worker's script. */
export interface WorkerParams {
  readonly offlineMode: boolean;
  readonly debug: boolean;
}

/** The address of a worker's script with its parameters. Browsers treat another mode as another script. */
export function workerAddress(script: string, params: WorkerParams): string {
  return `${script}?params=${encodeURIComponent(JSON.stringify(params))}`;
}

/** Whether a worker keeps a copy of the site. */
export function keepsCopy(worker: ServiceWorker | null): boolean {
  const params = worker === null ? null : new URL(worker.scriptURL).searchParams.get('params');
  return params !== null && (JSON.parse(params) as WorkerParams).offlineMode;
}
