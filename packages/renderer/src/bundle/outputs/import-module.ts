import { pathToFileURL } from 'node:url';

/** The maximum loading time of a module in milliseconds; it may fetch what it needs. */
const loadingLimit = 30_000;

/** The limit for modules after one that timed out: they probably wait for the same resource. */
const nextLimit = 1_000;

/**
 * The steps in which time is counted. Between two of them the thread takes up what has been loaded, so that a thread
 * that was busy, or a machine that is, is no reason to give up.
 */
const steps = 30;

/** Imports a module created by the build. */
export type ModuleImporter = (path: string) => Promise<unknown>;

/** Creates an importer that gives up on modules that do not finish loading. */
export function createImporter(limit = loadingLimit): ModuleImporter {
  let current = limit;
  return async (path) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const wait = (left: number) => {
        if (left > 0) timer = setTimeout(wait, current / steps, left - 1);
        else {
          current = Math.min(current, nextLimit);
          reject(new Error('a module does not finish loading: an `await` outside of its functions never settles'));
        }
      };
      wait(steps);
    });
    try {
      return await Promise.race([import(pathToFileURL(path).href), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
