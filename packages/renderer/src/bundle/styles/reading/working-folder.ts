import { AsyncLocalStorage } from 'node:async_hooks';

const folders = new AsyncLocalStorage<string>();
const actualFolder = process.cwd;

/**
 * Calls a function for which, as for all that it awaits, `process.cwd()` returns another folder. Packages look for
 * their files there, as Tailwind does for its configuration. The process itself stays in the folder in which the
 * command was called, as the paths that are given and shown are relative to it.
 */
export function inWorkingFolder<Result>(folder: string, call: () => Result): Result {
  if (actualFolder.call(process) === folder) return call();
  process.cwd = currentFolder;
  return folders.run(folder, call);
}

function currentFolder(): string {
  return folders.getStore() ?? actualFolder.call(process);
}
