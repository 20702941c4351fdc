import { pathToFileURL } from 'node:url';

/** How long a module may take to load, in milliseconds: it may fetch what it needs. */
const loadingLimit = 30_000;

/** The limit for modules after one that took too long: they probably wait for the same resource. */
const nextLimit = 1_000;

/** Imports a module that the build made. */
export type ModuleImporter = (path: string) => Promise<unknown>;

/** Makes an importer that gives up on modules that do not finish loading. */
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
