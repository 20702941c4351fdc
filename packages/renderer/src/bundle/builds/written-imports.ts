import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { build, type Metafile, type Plugin } from 'esbuild';
import { isPageModule } from '../../live/live-pages.js';
import type { BundleContext } from '../bundle-options.js';
import { fileOfModule } from '../modules/module-names.js';
import type { BrowserBuild } from '../outputs/browser-build.js';
import { clientFolder } from '../outputs/entry-urls.js';
import { platformSettings } from './platform-settings.js';

/**
 * Whether some modules, which have changed, import the same as in earlier builds for browsers. Their graphs are the
 * same then, and so are the styles: esbuild orders them by the imports of all modules reached, including unused ones.
 *
 * @param files Absolute paths.
 */
export async function importTheSame(
  files: readonly string[],
  builds: readonly Pick<BrowserBuild, 'graph'>[],
  context: BundleContext,
): Promise<boolean> {
  const inputs = builds.flatMap(({ graph }) => Object.entries(graph));
  const changed = inputs.filter(([name]) => files.includes(fileOfModule(name, context.siteDir)));
  const same = changed.map(async ([name, { imports }]) =>
    isDeepStrictEqual(await writtenImports(name, context), asWritten(imports)),
  );
  return (await Promise.all(same)).every(Boolean);
}

type Imports = Metafile['inputs'][string]['imports'];

/** What a module imports in browsers, in order; undefined if it cannot be built, or is neither a file nor a page. */
async function writtenImports(name: string, context: BundleContext) {
  if (/^[\w-]{2,}:/.test(name) && !isPageModule(name)) return undefined;
  const settings = platformSettings({ ...context, assets: new Map(), isForStyles: true }, 'client');
  try {
    const { metafile } = await build({
      ...settings,
      entryPoints: [isPageModule(name) ? name : resolve(context.siteDir, name)],
      outdir: join(context.siteDir, clientFolder),
      write: false,
      plugins: [leaveImports, ...settings.plugins],
    });
    const imports = metafile.inputs[name]?.imports;
    return imports && asWritten(imports);
  } catch {
    // the builds of its pages report why
    return undefined;
  }
}

/** Imports by what the module names, wherever it is found. */
function asWritten(imports: Imports): readonly unknown[] {
  return imports.map(({ path, original = path, kind, with: attributes }) => ({ original, kind, attributes }));
}

const leaveImports: Plugin = {
  name: 'docsite-left-imports',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ path, kind }) => (kind === 'entry-point' ? undefined : { path, external: true }));
  },
};
