import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { PrintedModule } from './print-module.js';

/**
 * A page with a module of its own, printed from a document or written as a file. It is hydrated in the browser unless
 * it is inert.
 */
export interface LivePage {
  /** Path of its source, relative to the site folder. */
  readonly source: string;
  /** Name of its chunk. */
  readonly name: string;
  /** The module that its document was printed as; absent where the source is a module itself. */
  readonly module?: PrintedModule;
  /** Whether the page is drawn on the server alone: browsers get the styles that its module imports, and no script. */
  readonly isInert?: boolean;
}

/** Gives esbuild the modules of live pages. */
export function livePages(pages: readonly LivePage[], siteDir: string): Plugin {
  const bySource = new Map(pages.map((page) => [page.source, page]));
  return {
    name: 'docsite-pages',
    setup(build) {
      build.onResolve({ filter: /^docsite-page:/ }, ({ path }) => ({
        path: path.slice('docsite-page:'.length),
        namespace: 'docsite-page',
      }));
      build.onLoad({ filter: /.*/, namespace: 'docsite-page' }, ({ path }) => {
        const file = join(siteDir, path);
        const contents = bySource.get(path)?.module?.code ?? readFileSync(file, 'utf8');
        return { contents, loader: 'tsx', resolveDir: dirname(file), watchFiles: [file] };
      });
    },
  };
}

/** The name of a page's chunk: its source with everything but letters and digits replaced. */
export function chunkName(source: string): string {
  return `page-${source.replace(/\.\w+$/, '').replace(/[^A-Za-z0-9]+/g, '-')}`;
}
