import { dirname } from 'node:path';
import type { PluginBuild } from 'esbuild';
import type { ReactFolders } from '../packages/react-folders.js';
import { templateModule } from '../template-modules.js';

/**
 * Files that stand in for modules of React in sites whose own React is older than the one that draws them: their code
 * and packages may use what React 19 has removed.
 */
export const olderModules = {
  react: templateModule('template/older-react.cjs'),
  'react-dom': templateModule('template/older-react-dom.cjs'),
  'react/jsx-runtime': templateModule('template/older-jsx-runtime.cjs'),
};

/** Gives browsers the modules that stand in for React and React DOM, which themselves get the real ones. */
export function standInForReact(build: PluginBuild, react: ReactFolders): void {
  const real = [...Object.values(react), dirname(olderModules.react)];
  for (const name of ['react', 'react-dom'] as const)
    build.onResolve({ filter: new RegExp(`^${name}$`) }, ({ importer }) =>
      real.some((folder) => importer.startsWith(folder)) ? undefined : { path: olderModules[name] },
    );
}
