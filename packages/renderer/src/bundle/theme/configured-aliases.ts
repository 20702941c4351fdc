import { dirname } from 'node:path';
import { aliasOf, escapePattern } from '@docsite/core';
import type { PluginBuild } from 'esbuild';

/** Whether esbuild cannot resolve an alias: it is a path, such as `/snippets`, or for whole imports (`name$`). */
export function isLeftByEsbuild(name: string): boolean {
  return name.endsWith('$') || /^[./]/.test(name);
}

/** Marks the files of aliases, whose paths may begin with the name of one. */
const answered = {};

/** Resolves the aliases that esbuild cannot: those that are paths, and those for whole imports, which end in `$`. */
export function answerAliases(build: PluginBuild, targets: Readonly<Record<string, string>>): void {
  const names = Object.keys(targets).filter((name) => !/^react(?:-dom)?(?:[/$]|$)/.test(name));
  if (names.length === 0) return;
  const patterns = names.map(
    (name) => escapePattern(name).replace(/\\\$$/, '$') + (name.endsWith('$') ? '' : '(?:/|$)'),
  );
  build.onResolve({ filter: new RegExp(`^(?:${patterns.join('|')})`) }, ({ path, kind, pluginData }) => {
    const name = pluginData === answered ? undefined : aliasOf(path, targets);
    if (name === undefined) return undefined;
    const target = targets[name] as string;
    return build.resolve(name.endsWith('$') ? target : target + path.slice(name.length), {
      kind,
      resolveDir: dirname(target),
      pluginData: answered,
    });
  });
}
