/** The ways into docsite's code, which is one file in the bundle. A module runs when it is first asked for. */
export const entries = {
  main: () => import('./main.js'),
  command: () => import('./command.js'),
  readyThemes: () => import('./build/ready-themes.js'),
  workerThread: () => import('./workers/worker-thread.js'),
};

export type Entries = typeof entries;
