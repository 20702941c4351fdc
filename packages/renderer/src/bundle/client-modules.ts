import { resolve } from 'node:path';

/** The modules of a site that every page runs in browsers, and the folder that their paths begin at. */
export interface ClientModuleSources {
  readonly siteDir: string;
  /** Modules that run in browsers on every page, relative to the site folder or absolute. */
  readonly clientModules: readonly string[];
}

/** The module that runs those which the configuration names, by the name that the app imports it by. */
export function clientModules({
  siteDir,
  clientModules: paths,
}: ClientModuleSources): Readonly<Record<string, string>> {
  const imports = paths.map(
    (path, index) => `import * as module${index} from ${JSON.stringify(resolve(siteDir, path))};`,
  );
  const names = paths.map((_, index) => `module${index}`).join(', ');
  const run = `import { runClientModules } from '@theme/client/run-client-modules';\nrunClientModules([${names}]);`;
  return { '@docsite/client-modules': imports.length === 0 ? '' : [...imports, run].join('\n') };
}
