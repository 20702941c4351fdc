import { join } from 'node:path';
import { once } from '@docsite/core';
import { build, type Plugin } from 'esbuild';
import { isPageModule, pageModule, sourceOfModule } from '../../live/live-pages.js';
import { reachableFrom } from '../analysis/module-graph.js';
import { platformSettings } from '../builds/platform-settings.js';
import type { BundleContext } from '../bundle-options.js';
import { fileOfModule, nameOfModule } from '../modules/module-names.js';
import { clientFolder } from '../outputs/entry-urls.js';
import type { TracedBreakage } from './broken-modules.js';

/** Broken pages that were left out of a bundle, which could be built without them. */
export interface LeftOut {
  readonly breakage: TracedBreakage;
  /** The files of their modules, absolute: as long as these are the same, they are broken in the same way. */
  readonly files: () => Promise<ReadonlySet<string>>;
}

/** @param context The context in which the pages could not be built. */
export function leftOutPages(breakage: TracedBreakage, context: BundleContext): LeftOut {
  return { breakage, files: once(() => filesOf(breakage, context)) };
}

/** Whether all of some files, absolute, are broken themselves. */
export function areBroken(files: ReadonlySet<string>, { failing }: TracedBreakage, siteDir: string): boolean {
  const broken = new Set([...failing].map((name) => fileOf(name, siteDir)));
  return [...files].every((file) => broken.has(file));
}

async function filesOf(
  { pages, trace: { graph, empty } }: TracedBreakage,
  context: BundleContext,
): Promise<ReadonlySet<string>> {
  const imported = await Promise.all([...empty].map((name) => importsOf(name, context)));
  const entries = context.pages.filter(({ source }) => pages.has(source)).map(pageModule);
  const names = reachableFrom([...entries, ...empty, ...imported.flat()], graph);
  return new Set([...names].map((name) => fileOf(name, context.siteDir)));
}

/** What a broken module imports, by esbuild's names; nothing if it cannot be parsed: esbuild follows no import then. */
async function importsOf(name: string, context: BundleContext): Promise<readonly string[]> {
  const settings = platformSettings(context, 'client');
  const found: string[] = [];
  try {
    await build({
      ...settings,
      entryPoints: [isPageModule(name) ? name : fileOf(name, context.siteDir)],
      outdir: join(context.siteDir, clientFolder),
      write: false,
      plugins: [collectImports(found, context.siteDir), ...settings.plugins],
    });
  } catch {
    // the mistakes in it are known
  }
  return found;
}

/** Collects what a module imports, without bundling it. */
function collectImports(found: string[], siteDir: string): Plugin {
  const asked = new Set<string>();
  return {
    name: 'docsite-collect-imports',
    setup({ onResolve, resolve: find }) {
      onResolve({ filter: /.*/ }, async ({ path, ...from }) => {
        const key = JSON.stringify([path, from.importer, from.kind]);
        if (from.kind === 'entry-point' || asked.has(key)) return undefined;
        asked.add(key);
        found.push(nameOfModule(await find(path, from), siteDir));
        return { path, external: true };
      });
    },
  };
}

function fileOf(name: string, siteDir: string): string {
  return fileOfModule(sourceOfModule(name), siteDir);
}
