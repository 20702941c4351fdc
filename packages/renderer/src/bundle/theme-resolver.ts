import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, PluginBuild } from 'esbuild';

/** Where the components of a build come from. */
export interface ThemeSources {
  readonly siteDir: string;
  /** The site's own theme folder, absolute. */
  readonly themeDir: string;
  /** Sources of the default theme, absolute. */
  readonly templatesDir: string;
  /**
   * Whether the site is searched in a hosted index: files of the default theme's folder `hosted-search` then stand in
   * for those of the same name.
   */
  readonly hostedSearch?: boolean;
}

/** How esbuild is to resolve what templates and pages import. */
export interface ThemeResolution {
  /** What it finds by itself. */
  readonly alias: Record<string, string>;
  /** Answers for the few names that stand for others: each question waits until this thread has time for it. */
  readonly plugin: Plugin;
}

/** What bundling begins with: esbuild does not look for entry points among the aliases. */
const entryPoints = ['index', 'client/app', 'client/boot', 'client/head'];
const templateApi = ['@docsite/renderer/template', '@docsite/renderer/search'];
const shared = /^(?:react(?:-dom)?(?:\/.*)?|@docsite\/renderer\/(?:template|search))$/;
const require = createRequire(import.meta.url);

/**
 * Says where that is which templates and pages import: `@theme/x` is the site's own file of that name, else the default
 * theme's; `@theme-original/x` always the default theme's; `@site/x` a file of the site. React and the template API are
 * this installation's, wherever the site lies, and on the server they are left to Node, so that all modules share their
 * contexts.
 */
export function resolveTheme(
  { siteDir, themeDir, templatesDir, hostedSearch }: ThemeSources,
  platform: 'server' | 'client',
): ThemeResolution {
  // only browsers search
  const hosted = hostedSearch === true && platform === 'client' ? modulesIn(join(templatesDir, 'hosted-search')) : [];
  const folders = { '@theme': templatesDir, '@theme-original': templatesDir, '@site': siteDir };
  return {
    alias: platform === 'server' ? folders : { ...folders, ...installed() },
    plugin: {
      name: 'docsite-theme',
      setup(build) {
        const entries = modulesIn(templatesDir).filter(([name]) => entryPoints.includes(name));
        standIn(build, '@theme', [...entries, ...hosted, ...modulesIn(themeDir)]);
        standIn(build, '@theme-original', hosted);
        if (platform === 'client') return;
        build.onResolve({ filter: shared }, ({ path }) => ({
          path: pathToFileURL(require.resolve(path)).href,
          external: true,
        }));
      },
    },
  };
}

/** Lets files stand for the default theme's of the same names; of two of a name the last. */
function standIn(build: PluginBuild, scope: string, modules: readonly [name: string, file: string][]): void {
  const files = new Map(modules.map(([name, file]) => [`${scope}/${name}`, file]));
  if (files.size > 0)
    build.onResolve({ filter: anyOf(files.keys()) }, ({ path }) => ({ path: files.get(path) as string }));
}

/** The modules below a folder, each by its path without the extension, and with it. */
function modulesIn(folder: string): [string, string][] {
  return filesIn(folder).flatMap((path): [string, string][] => {
    const file = join(folder, path);
    const name = path.replaceAll(sep, '/');
    return [
      [name.replace(/\.[jt]sx?$/, ''), file],
      [name, file],
    ];
  });
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.[jt]sx?$/.test(path));
  } catch {
    return [];
  }
}

/** Packages as folders, so that esbuild finds their parts; the template API as its files. */
function installed(): Record<string, string> {
  const packages = ['react', 'react-dom'].map((name) => [name, dirname(require.resolve(`${name}/package.json`))]);
  return Object.fromEntries([...packages, ...templateApi.map((name) => [name, require.resolve(name)])]);
}

function anyOf(texts: Iterable<string>): RegExp {
  return new RegExp(`^(?:${[...texts].map((text) => text.replace(/[^\w/@-]/g, '\\$&')).join('|')})$`);
}
