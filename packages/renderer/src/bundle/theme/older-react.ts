import { dirname } from 'node:path';
import type { Plugin, PluginBuild } from 'esbuild';
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

/** Names of elements in React 18 and before, and in React 19. */
const [olderElement, element] = ['Symbol.for("react.element")', 'Symbol.for("react.transitional.element")'];

/**
 * Renames the elements that packages make with JSX functions of their own, from React 18 or before, and by which they
 * recognize elements: React 19 draws no elements of that name.
 */
export function renameOlderElements(): Plugin {
  return {
    name: 'docsite-older-elements',
    setup(build) {
      build.onEnd(({ outputFiles = [] }) => {
        for (const file of outputFiles) {
          const contents = Buffer.from(file.contents);
          if (contents.includes(olderElement))
            file.contents = Buffer.from(contents.toString('utf8').replaceAll(olderElement, element));
        }
      });
    },
  };
}

/** Gives browsers the modules that stand in for React and React DOM, which themselves get the real ones. */
export function standInForReact(build: PluginBuild, react: ReactFolders): void {
  const real = [...Object.values(react), dirname(olderModules.react)];
  for (const name of ['react', 'react-dom'] as const)
    build.onResolve({ filter: new RegExp(`^${name}$`) }, ({ importer }) =>
      real.some((folder) => importer.startsWith(folder)) ? undefined : { path: olderModules[name] },
    );
}
