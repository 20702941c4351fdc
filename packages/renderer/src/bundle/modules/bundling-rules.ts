import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, extname, isAbsolute, join } from 'node:path';
import {
  type BundlingRules,
  capturesIn,
  codeEnding,
  escapePattern,
  hasModuleSyntax,
  type ProvidedGlobal,
} from '@docsite/core';
import type { Loader, Plugin } from 'esbuild';
import { packageFolders } from '../packages/site-packages.js';
import type { Platform } from '../theme/theme-layers.js';

/** What applies to sites whose configuration says nothing about another bundler. */
export const noRules: BundlingRules = {
  fallbacks: {},
  globals: {},
  constants: {},
  hasTypedScripts: false,
  hasLateImports: false,
  hasMissingExports: false,
};

/** The folders in which paths with a leading slash are looked up. */
export interface RootFolders {
  readonly siteDir: string;
  /** Folders of static files, relative to the site folder or absolute. */
  readonly staticDirs: readonly string[];
}

/** The folders in which paths with a leading slash are looked up, absolute, in this order. */
export function rootFolders({ siteDir, staticDirs }: RootFolders): readonly string[] {
  return [...staticDirs.map((path) => (existsSync(path) ? path : join(siteDir, path))), siteDir];
}

/** Resolves imports such as `/docs/part.mdx` below the static folders and the site folder, like webpack's roots. */
export function rootPaths(folders: RootFolders): Plugin {
  const roots = rootFolders(folders);
  return {
    name: 'docsite-root-paths',
    setup(build) {
      build.onResolve({ filter: /^\// }, async ({ path, kind, importer, pluginData }) => {
        if (kind === 'entry-point' || kind === 'url-token' || existsSync(path)) return undefined;
        // the extension may be omitted
        const root = [path, dirname(path)]
          .flatMap((sought) => (sought === '/' ? [] : roots.filter((folder) => existsSync(join(folder, sought)))))
          .at(0);
        if (root === undefined) return undefined;
        const found = await build.resolve(`.${path}`, { kind, importer, resolveDir: root, pluginData });
        return found.errors.length === 0 ? found : undefined;
      });
    },
  };
}

/** Resolves missing modules to their replacements, like webpack's `resolve.fallback`. */
export function fallbackModules({ fallbacks }: Pick<BundlingRules, 'fallbacks'>): Plugin {
  return {
    name: 'docsite-fallbacks',
    setup(build) {
      const names = Object.keys(fallbacks);
      if (names.length === 0) return;
      const filter = new RegExp(`^(?:node:)?(?:${names.map(escapePattern).join('|')})$`);
      build.onResolve({ filter }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (pluginData === 'no-fallback') return undefined;
        const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: 'no-fallback' });
        if (found.errors.length === 0) return undefined;
        const other = fallbacks[path.replace(/^node:/, '')];
        if (!other) return { path, namespace: 'docsite-empty' };
        // if the replacement is missing, too, it is reported as the package to install
        if (!isAbsolute(other)) return build.resolve(other, { kind, importer, resolveDir, pluginData: 'no-fallback' });
        return { path: other };
      });
      build.onLoad({ filter: /.*/, namespace: 'docsite-empty' }, () => ({ contents: 'module.exports = {};' }));
    },
  };
}

interface ProvidedNames extends Pick<BundlingRules, 'globals' | 'fallbacks' | 'constants'> {
  /** JavaScript files that are read as TypeScript, absolute. */
  readonly typedFiles?: ReadonlySet<string> | undefined;
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
          loader: typedFiles?.has(path) ? 'tsx' : loaderOf(path),
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
          text.replace(
            new RegExp(String.raw`(?<![\w$.])${name.replaceAll(/[.$]/g, '\\$&')}(?![\w$])`, 'g'),
            ownName(name),
          ),
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
  const text = name.replaceAll('$', '\\$');
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

function loaderOf(path: string): Loader {
  const ending = extname(path)
    .replace(/^\.[cm]/, '.')
    .slice(1);
  return ending === 'js' ? 'jsx' : (ending as Loader);
}
