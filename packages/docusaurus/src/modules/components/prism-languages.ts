import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { reasonOf, type UserConfig } from '@docsite/core';
import { type BuildFailure, build, type Loader, type Plugin } from 'esbuild';
import { missingPackages, notInstalled } from '../../load/bundling/missing-packages.js';
import type { Takeover } from '../../takeover.js';
import { swizzleDir, swizzledFile } from './theme-files.js';

/** A function that adds languages to the Prism that highlights code on a site: the option `markdown.prism`. */
export type PrismSetUp = NonNullable<NonNullable<UserConfig['markdown']>['prism']>;

/** The theme module that adds languages to Prism. */
export const prismLanguages = 'prism-include-languages';

/**
 * The function with which a site's own version of that theme module changes Prism; undefined if it has none.
 *
 * @param siteConfig The module `@generated/docusaurus.config`.
 */
export async function prismSetUpOf(siteConfig: string, takeover: Takeover): Promise<PrismSetUp | undefined> {
  const file = swizzledFile(takeover.siteDir, prismLanguages);
  if (file === undefined) return undefined;
  const what = `component ${swizzleDir}/${prismLanguages}`;
  const missing: string[] = [];
  try {
    const code = await bundled(file, { siteConfig, takeover, found: (name) => missing.push(name) });
    for (const name of missing) takeover.leavesModule(`${what}, which needs ${name}`, { name, reason: notInstalled });
    if (missing.length > 0) return undefined;
    if (isSetUp(code, file)) return (prism) => withGlobal(prism, () => evaluated(code, file)?.(prism));
    takeover.leaves(`${what}, which exports no function`);
  } catch (error) {
    const [first] = (error as Partial<BuildFailure>).errors ?? [];
    takeover.leaves(`${what}, which cannot be loaded: ${first?.text ?? reasonOf(error)}`);
  }
  return undefined;
}

interface SetUpModule {
  readonly siteConfig: string;
  readonly takeover: Takeover;
  /** Called with the name of each package that is not installed. */
  readonly found: (name: string) => void;
}

/** The code of the module with all its imports, as CommonJS: it is evaluated again for each Prism. */
async function bundled(file: string, { siteConfig, takeover, found }: SetUpModule): Promise<string> {
  const { siteDir, observation } = takeover;
  const folder = dirname(file);
  const { outputFiles, metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'browser',
    target: 'node20',
    logLevel: 'silent',
    define: { window: 'globalThis', 'process.env.NODE_ENV': '"production"' },
    plugins: [modulesOfDocusaurus(siteConfig, siteDir), missingPackages(found)],
  });
  // code colours depend on the contents of these files
  for (const path of Object.keys(metafile.inputs))
    if (!path.includes(':')) observation.add('file', resolve(folder, path));
  return outputFiles[0]?.text ?? '';
}

function evaluated(code: string, file: string): PrismSetUp | undefined {
  const module: { exports: unknown } = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename: file });
  run(module, module.exports, createRequire(file));
  const exports = module.exports as { readonly default?: unknown };
  const own = typeof exports === 'function' ? exports : exports.default;
  return typeof own === 'function' ? (own as PrismSetUp) : undefined;
}

/** Whether a module exports a function, as far as that can be determined without Prism. */
function isSetUp(code: string, file: string): boolean {
  try {
    return evaluated(code, file) !== undefined;
  } catch {
    return true;
  }
}

/** Grammars written for Prism expect it as a global variable. */
async function withGlobal(prism: Parameters<PrismSetUp>[0], run: () => void | Promise<void>): Promise<void> {
  const scope = globalThis as { Prism?: unknown };
  const former = Object.getOwnPropertyDescriptor(scope, 'Prism');
  scope.Prism = prism;
  try {
    await run();
  } finally {
    delete scope.Prism;
    if (former !== undefined) Object.defineProperty(scope, 'Prism', former);
  }
}

/** Modules provided by Docusaurus that the module may import, by name; all of Prism's languages are already loaded. */
const given: readonly (readonly [name: RegExp, code: string])[] = [
  [/^@docusaurus\/ExecutionEnvironment$/, 'export default { canUseDOM: true };'],
  [
    /^(?:@theme-(?:original|init)|@docusaurus\/theme-classic\/.*)\/prism-include-languages$/,
    'export default () => {};',
  ],
  [/^prismjs\/components\//, ''],
  [
    /^(?:prismjs|prism-react-renderer)(?:\/.*)?$/,
    'module.exports = Object.assign(Object.create(globalThis.Prism ?? null), { Prism: globalThis.Prism });',
  ],
];

/** The start of a call that loads a language whose name is a template literal. */
const languageRequest = /\b(?:require|import)\s*\((?=(?:\s|\/\*.*?\*\/)*`prismjs\/)/g;

function modulesOfDocusaurus(siteConfig: string, siteDir: string): Plugin {
  const namespace = 'given-module';
  const source = join(siteDir, 'src');
  return {
    name: namespace,
    setup(build) {
      build.onResolve({ filter: /^@site\// }, ({ path, kind }) =>
        build.resolve(`./${path.slice('@site/'.length)}`, { kind, resolveDir: siteDir }),
      );
      build.onResolve({ filter: /^@generated\/docusaurus\.config$/ }, ({ path }) => ({ path, namespace }));
      for (const [filter] of given) build.onResolve({ filter }, ({ path }) => ({ path, namespace }));
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: given.find(([name]) => name.test(path))?.[1] ?? siteConfig,
      }));
      build.onLoad({ filter: /\.[jt]sx?$/ }, async ({ path }) => {
        if (!path.startsWith(source)) return undefined;
        const text = await readFile(path, 'utf8');
        return { contents: text.replace(languageRequest, 'void ('), loader: loaderOf(path) };
      });
    },
  };
}

function loaderOf(path: string): Loader {
  if (path.endsWith('.ts')) return 'ts';
  return path.endsWith('.tsx') ? 'tsx' : 'jsx';
}
