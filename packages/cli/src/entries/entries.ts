/** The entry points of docsite's code, which is a single file in the bundle. A module runs when first requested. */
export const entries = {
  main: () => import('./main.js'),
  command: () => import('./command.js'),
  readyThemes: () => import('../build/bundle/ready-themes.js'),
  workerThread: () => import('../workers/threads/worker-thread.js'),
};

/** The modules that can be requested from the bundle, each loaded by a call. */
export type Entries = typeof entries;
