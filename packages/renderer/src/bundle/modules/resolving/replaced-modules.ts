import { dirname, isAbsolute } from 'node:path';
import { aliasOf, escapePattern, type ModuleReplacement } from '@docsite/core';
import type { Plugin } from 'esbuild';
import type { Platform } from '../../theme/theme-layers.js';
import { emptyModule, loadEmptyModules } from './empty-module.js';

/** Marks the import of a replacement, whose name may match again. */
const answered = {};

/** All modules share one React, which is resolved elsewhere. */
const reactModule = /^react(?:-dom)?(?:\/|$)/;

/** Resolves modules to their replacements, like webpack's aliases and `NormalModuleReplacementPlugin`. */
export function replacedModules(replacements: readonly ModuleReplacement[], platform: Platform): Plugin {
  const applying = replacements.filter(({ on }) => on === undefined || on === platform);
  return {
    name: 'docsite-replacements',
    setup(build) {
      if (applying.some(({ by }) => by === false)) loadEmptyModules(build);
      for (const replacement of applying)
        build.onResolve({ filter: filterOf(replacement) }, ({ path, kind, resolveDir, pluginData }) => {
          if (kind === 'entry-point' || pluginData === answered || reactModule.test(path)) return undefined;
          const other = replacementOf(path, resolveDir, replacement);
          if (typeof other !== 'string') return other === false ? emptyModule(path) : undefined;
          return build.resolve(other, {
            kind,
            resolveDir: isAbsolute(other) ? dirname(other) : resolveDir,
            pluginData: answered,
          });
        });
    },
  };
}

/** Matches the names that a replacement may be for. */
function filterOf({ names }: ModuleReplacement): RegExp {
  if (typeof names === 'string') return new RegExp(`^${escapePattern(names.replace(/\$$/, ''))}(?:/|$)`);
  const isKnownToGo = !/\(\?(?!:)|\\[\dkpPc]/.test(names.pattern) && /^[ims]*$/.test(names.flags);
  return isKnownToGo ? new RegExp(names.pattern, names.flags) : /^/;
}

/** What is imported instead of a module: another one, none, or, if undefined, the module itself. */
function replacementOf(path: string, folder: string, { names, by }: ModuleReplacement): string | false | undefined {
  if (typeof names !== 'string' && !new RegExp(names.pattern, names.flags).test(path)) return undefined;
  if (typeof by === 'function') return chosenName(by(path, folder), path);
  if (typeof names !== 'string') return by;
  if (aliasOf(path, { [names]: by }) === undefined) return undefined;
  return by === false || names.endsWith('$') ? by : by + path.slice(names.length);
}

function chosenName(name: string, path: string): string | undefined {
  return name === path ? undefined : name;
}
