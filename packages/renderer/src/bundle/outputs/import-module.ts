import { pathToFileURL } from 'node:url';

/** The maximum loading time of a module in milliseconds; it may fetch what it needs. */
const loadingLimit = 30_000;

/** The limit for modules after one that timed out: they probably wait for the same resource. */
const nextLimit = 1_000;

/** Imports a module created by the build. */
export type ModuleImporter = (path: string) => Promise<unknown>;

/** Creates an importer that gives up on modules that do not finish loading. */
export function createImporter(limit = loadingLimit): ModuleImporter {
  let current = limit;
  return async (path) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        current = Math.min(current, nextLimit);
        reject(new Error('a module awaits something that does not come'));
      }, current);
    });
    try {
      return await Promise.race([import(pathToFileURL(path).href), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
