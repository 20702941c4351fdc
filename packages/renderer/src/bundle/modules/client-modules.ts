import { resolve } from 'node:path';

/** The site's modules that run in browsers on every page, and the folder their paths are relative to. */
export interface ClientModuleSources {
  readonly siteDir: string;
  /** Modules that run in browsers on every page, relative to the site folder or absolute. */
  readonly clientModules: readonly string[];
}

/** A virtual module that runs the configured client modules; the app imports it. */
export function clientModules({
  siteDir,
  clientModules: paths,
}: ClientModuleSources): Readonly<Record<string, string>> {
  const imports = paths.map(
    (path, index) => `import * as module${index} from ${JSON.stringify(resolve(siteDir, path))};`,
  );
  const names = paths.map((_, index) => `module${index}`).join(', ');
  const run = `import { runClientModules } from '@theme/client/navigation/run-client-modules';\nrunClientModules([${names}]);`;
  return { '@docsite/client-modules': imports.length === 0 ? '' : [...imports, run].join('\n') };
}
