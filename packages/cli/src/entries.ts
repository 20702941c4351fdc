/** The ways into docsite's code, which is one file in the bundle. A module runs when it is first asked for. */
export const entries = {
  main: () => import('./main.js'),
  command: () => import('./command.js'),
  readyThemes: () => import('./build/ready-themes.js'),
  workerThread: () => import('./workers/worker-thread.js'),
};

/** The modules that the bundle can be asked for by name, each loaded by a call. */
export type Entries = typeof entries;
