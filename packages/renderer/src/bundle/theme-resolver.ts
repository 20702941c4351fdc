import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OnResolveResult, Plugin } from 'esbuild';

/** Where the components of a build come from. */
export interface ThemeSources {
  readonly siteDir: string;
  /** The site's own theme folder, absolute. */
  readonly themeDir: string;
  /** Sources of the default theme, absolute. */
  readonly templatesDir: string;
  /** Whether the site is searched in a hosted index: files of the default theme's folder `hosted-search` then stand in for those of the same name. */
  readonly hostedSearch?: boolean;
}

const extensions = ['.tsx', '.ts', '.jsx', '.js', ''];
const shared = /^(?:react(?:-dom)?(?:\/.*)?|@docsite\/renderer\/(?:template|search))$/;
const require = createRequire(import.meta.url);

/**
 * Resolves what templates and pages import:
 * `@theme/x` is the site's own file of that name, else the default theme's; `@theme-original/x` always the default theme's;
 * `@site/x` a file of the site. React and the template API are this installation's, wherever the site lies, and on the server
 * they are left to Node, so that all modules share their contexts.
 */
export function themeResolver(sources: ThemeSources, platform: 'server' | 'client'): Plugin {
  // only browsers search
  const hosted = sources.hostedSearch === true && platform === 'client' ? [join(sources.templatesDir, 'hosted-search')] : [];
  const original = [...hosted, sources.templatesDir];
  return {
    name: 'docsite-theme',
    setup(build) {
      build.onResolve({ filter: /^@theme\// }, ({ path }) => findComponent(path.slice('@theme/'.length), [sources.themeDir, ...original]));
      build.onResolve({ filter: /^@theme-original\// }, ({ path }) => findComponent(path.slice('@theme-original/'.length), original));
      build.onResolve({ filter: /^@site\// }, ({ path }) => findSiteFile(path, sources.siteDir));
      build.onResolve({ filter: shared }, ({ path }) => sharedModule(path, platform));
    },
  };
}

function findComponent(name: string, folders: readonly string[]): OnResolveResult {
  for (const folder of folders) {
    const found = findExisting(join(folder, name));
    if (found !== undefined) return { path: found };
  }
  return { errors: [{ text: `there is no theme component '${name}'` }] };
}

function findSiteFile(specifier: string, siteDir: string): OnResolveResult {
  const found = findExisting(join(siteDir, specifier.slice('@site/'.length)));
  return found === undefined ? { errors: [{ text: `cannot find '${specifier}'` }] } : { path: found };
}

function findExisting(path: string): string | undefined {
  const candidate = extensions.map((extension) => path + extension).find((file) => existsSync(file));
  return candidate === undefined ? undefined : resolve(candidate);
}

function sharedModule(name: string, platform: 'server' | 'client'): OnResolveResult {
  const path = require.resolve(name);
  return platform === 'server' ? { path: pathToFileURL(path).href, external: true } : { path };
}
