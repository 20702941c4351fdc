import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getOrInsert } from '@docsite/core';
import type { Plugin, PluginBuild } from 'esbuild';
import { blockName } from './code-blocks.js';
import type { PrintedModule } from './print-module.js';
import type { UnusedImport } from './unused-imports.js';

/**
 * A page with a module of its own, either printed from a document or written as a file. It is hydrated in the browser
 * unless it is inert.
 */
export interface LivePage {
  /** Path of its source, relative to the site folder. */
  readonly source: string;
  /** Name of its chunk. */
  readonly name: string;
  /** The module printed from its document; absent if the source is a module itself. */
  readonly module?: PrintedModule;
  /** Code of a module that is neither printed nor a file. */
  readonly code?: string;
  /**
   * Whether the page is rendered only on the server: browsers get the styles that its module imports, but no script.
   */
  readonly isInert?: boolean;
  /** Numbers of the blocks with code that are hydrated in the browser; absent if the whole page is. */
  readonly islands?: readonly number[];
  /** The page whose module it shares, because its own would be identical. */
  readonly sharedWith?: Pick<LivePage, 'source' | 'name'>;
}

/** The name of the module with which the server renders a page. */
export function pageModule({ source, sharedWith }: Pick<LivePage, 'source' | 'sharedWith'>): string {
  return `${pageScope}:${sharedWith?.source ?? source}`;
}

/** Whether a module, by esbuild's name, is that of a page. */
export function isPageModule(name: string): boolean {
  return name.startsWith(`${pageScope}:`);
}

/** The source of a page by the name of its module; the name itself for other modules, which are files. */
export function sourceOfModule(name: string): string {
  return isPageModule(name) ? name.slice(pageScope.length + 1) : name;
}

/** The name of the chunk of a page's module. */
export function moduleName({ name, sharedWith }: LivePage): string {
  return sharedWith?.name ?? name;
}

/** The name of the module with which browsers hydrate a page: for documents, only the islands. */
export function hydratedModule(page: LivePage): string {
  const { islands, source, sharedWith } = page;
  return islands === undefined ? pageModule(page) : `${islandsScope}:${sharedWith?.source ?? source}`;
}

const pageScope = 'docsite-page';
const islandsScope = 'docsite-islands';

interface PageModuleOptions {
  readonly siteDir: string;
  /** Changes code before it is parsed. */
  readonly rewrite: (code: string, file: string) => string;
}

/** Provides esbuild with the modules of live pages. */
export function livePages(pages: readonly LivePage[], { siteDir, rewrite }: PageModuleOptions): Plugin {
  const bySource = new Map(pages.map((page) => [page.source, page]));
  return {
    name: 'docsite-pages',
    setup(build) {
      const isAbsent = absenceTest(build);
      for (const namespace of [pageScope, islandsScope])
        build.onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path }) => ({
          path: path.slice(namespace.length + 1),
          namespace,
        }));
      build.onLoad({ filter: /.*/, namespace: islandsScope }, ({ path }) => ({
        contents: printIslands(bySource.get(path) as LivePage),
        resolveDir: siteDir,
      }));
      build.onLoad({ filter: /.*/, namespace: pageScope }, async ({ path }) => {
        const page = bySource.get(path);
        if (page?.code !== undefined) return { contents: page.code, loader: 'tsx', resolveDir: siteDir };
        const file = join(siteDir, path);
        const code = rewrite(page?.module?.code ?? readFileSync(file, 'utf8'), file);
        const contents = code + (await usesOfAbsent(page?.module?.unused ?? [], siteDir, isAbsent));
        return { contents, loader: 'tsx', resolveDir: dirname(file), watchFiles: [file] };
      });
    },
  };
}

/** Whether a specifier that a file in a folder imports cannot be resolved. */
type AbsenceTest = (specifier: string, resolveDir: string) => Promise<boolean>;

/** Asks esbuild once per build and folder, because many documents may have the same unused import. */
function absenceTest(build: PluginBuild): AbsenceTest {
  const answers = new Map<string, Promise<boolean>>();
  build.onStart(() => answers.clear());
  return (specifier, resolveDir) => {
    const key = `${resolveDir}\n${specifier}`;
    const asked = { kind: 'import-statement', namespace: pageScope, resolveDir } as const;
    return getOrInsert(answers, key, async () => (await build.resolve(specifier, asked)).errors.length > 0);
  };
}

/** Uses the imports that cannot be resolved, so that esbuild reports them at their places. */
async function usesOfAbsent(unused: readonly UnusedImport[], siteDir: string, isAbsent: AbsenceTest): Promise<string> {
  const uses = unused.map(async ({ name, specifier, file }) =>
    (await isAbsent(specifier, dirname(join(siteDir, file)))) ? `\nvoid ${name};` : '',
  );
  return (await Promise.all(uses)).join('');
}

/**
 * Prints the module with a page's islands. A page without islands may still have code with effects when it is loaded.
 */
function printIslands({ source, islands = [] }: LivePage): string {
  const from = JSON.stringify(`${pageScope}:${source}`);
  return islands.length === 0 ? `import ${from};` : `export { ${islands.map(blockName).join(', ')} } from ${from};`;
}

/** The name of a page's chunk: its source with everything but letters and digits replaced. */
export function chunkName(source: string): string {
  return `page-${source.replace(/\.\w+$/, '').replace(/[^A-Za-z0-9]+/g, '-')}`;
}
