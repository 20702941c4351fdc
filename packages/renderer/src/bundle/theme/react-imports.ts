import { pathToFileURL } from 'node:url';
import { getOrInsert } from '@docsite/core';
import type { PluginBuild } from 'esbuild';
import { browserModules, type ReactFolders, resolveReact } from '../packages/react-folders.js';
import { templateModule } from '../template-modules.js';
import { olderModules, standInForReact } from './older-react.js';
import type { Platform } from './theme-layers.js';

/** The React of a site. */
export interface FoundReact {
  readonly react: ReactFolders;
  /** Whether the site's own React is an older one: its code may then use what React 19 has removed. */
  readonly hasOlderReact: boolean;
}

const jsxRuntime = templateModule('template/jsx-runtime');

/** The modules of React in browsers, by the names that esbuild resolves by itself. */
export function reactAliases({ react, hasOlderReact }: FoundReact): Record<string, string> {
  return {
    ...react,
    ...browserModules(react),
    'react/jsx-runtime': jsxRuntime,
    ...(hasOlderReact && { 'react/jsx-runtime.js': olderModules['react/jsx-runtime'] }),
  };
}

/** Has imports of React resolved, as far as no alias does that. */
export function answerReact(build: PluginBuild, found: FoundReact, platform: Platform): void {
  if (platform === 'server') leaveReactToNode(build, found);
  else if (found.hasOlderReact) standInForReact(build, found.react);
}

/** Leaves React to Node, which loads it once for both ES modules and CommonJS packages. */
function leaveReactToNode(build: PluginBuild, { react, hasOlderReact }: FoundReact): void {
  const files = new Map<string, string>(hasOlderReact ? Object.entries(olderModules) : []);
  build.onResolve({ filter: /^react(?:-dom)?(?:\/.*)?$/ }, ({ path, kind }) => {
    const file = getOrInsert(files, path, () => resolveReact(path, react));
    return { path: kind.startsWith('require') ? file : pathToFileURL(file).href, external: true };
  });
}
