import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import {
  type BundlingRules,
  capturesIn,
  codeEnding,
  escapePattern,
  hasModuleSyntax,
  type ProvidedGlobal,
} from '@docsite/core';
import type { Plugin } from 'esbuild';
import { packageFolders } from '../packages/site-packages.js';
import type { Platform } from '../theme/theme-layers.js';
import { moduleLoader, type TypedScripts } from './loaders/module-loader.js';

interface ProvidedNames extends Pick<BundlingRules, 'globals' | 'fallbacks' | 'constants'> {
  readonly typedFiles?: TypedScripts | undefined;
}

/**
 * Imports names such as `Buffer` into the modules that use them without declaring them, like webpack's `ProvidePlugin`.
 */
export function providedGlobals(rules: ProvidedNames, platform: Platform): Plugin {
  const { globals, fallbacks, constants, typedFiles } = rules;
  return {
    name: 'docsite-globals',
    setup(build) {
      // Node's own globals are preferred to replacements
      const names = Object.entries(globals).filter(([name]) => platform === 'client' || !(name in globalThis));
      if (names.length === 0) return;
      build.onLoad({ filter: codeEnding, namespace: 'file' }, ({ path }) => {
        const code = withNamedConstants(readFileSync(path, 'utf8'), Object.keys({ ...constants, [nodeEnv]: '' }));
        const needed = names.filter(([name, { module }]) => module !== path && isUndeclared(name, code));
        if (needed.length === 0 || (platform === 'client' && needsNode(code, path, fallbacks))) return undefined;
        const print = hasModuleSyntax(code) ? printImport : printRequire;
        return {
          contents: `${needed.map(([name, from]) => print(name, from)).join('')}${code}`,
          loader: moduleLoader(path, typedFiles),
        };
      });
    },
  };
}

const nodeEnv = 'process.env.NODE_ENV';

/**
 * Gives constants identifiers of their own: esbuild does not recognize constants that begin with an imported name, such
 * as `process.env.NODE_ENV` if `process` is provided, on which React's choice of build depends.
 */
export function namedConstants(constants: BundlingRules['constants']): Record<string, string> {
  return Object.fromEntries(Object.entries(constants).map(([name, value]) => [ownName(name), value]));
}

function withNamedConstants(code: string, names: readonly string[]): string {
  return (
    names
      .filter((name) => name.includes('.') && code.includes(name))
      // of constants with a common prefix, the longest must match
      .sort((a, b) => b.length - a.length)
      .reduce(
        (text, name) =>
          text.replace(new RegExp(String.raw`(?<![\w$.])${escapePattern(name)}(?![\w$])`, 'g'), ownName(name)),
        code,
      )
  );
}

function ownName(constant: string): string {
  return `docsite_${constant.replaceAll('.', '_')}`;
}

/**
 * Whether code imports Node modules that browsers have no replacement for. A package may have told bundlers to leave
 * such an import out, which esbuild only does for files that no plugin loads.
 */
function needsNode(code: string, path: string, fallbacks: BundlingRules['fallbacks']): boolean {
  const names = capturesIn(code, /(?:\brequire\(|\bfrom|\bimport)\s*["'](?:node:)?([a-z_]+)["']/g);
  return names.some((name) => isBuiltin(name) && !(name in fallbacks) && !isInstalled(name, path));
}

/** Whether a module gets an installed package for a name that is also that of a Node module, such as `util`. */
function isInstalled(name: string, importer: string): boolean {
  return packageFolders(dirname(importer)).some((folder) => existsSync(join(folder, name, 'package.json')));
}

/** Whether code uses a name without declaring it. */
function isUndeclared(name: string, code: string): boolean {
  const text = escapePattern(name);
  const declared = String.raw`\b(?:const|let|var|class|function|import)\b[^;=()]*(?<![\w$.])${text}(?![\w$])`;
  return new RegExp(String.raw`(?<![\w$.'"])${text}(?![\w$'":])`).test(code) && !new RegExp(declared).test(code);
}

function printImport(name: string, { module, exportName }: ProvidedGlobal): string {
  return `import{${exportName} as ${name}}from${JSON.stringify(module)};`;
}

function printRequire(name: string, { module, exportName }: ProvidedGlobal): string {
  const part = exportName === 'default' ? '' : `.${exportName}`;
  return `var ${name}=require(${JSON.stringify(module)})${part};`;
}
