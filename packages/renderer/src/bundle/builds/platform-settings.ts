import type { BuildOptions, Plugin } from 'esbuild';
import { hydratedModule, type LivePage, moduleName, pageModule } from '../../live/live-pages.js';
import type { BundleContext } from '../bundle-options.js';
import { constantsOn, noRules } from '../modules/bundling-rules.js';
import { namedConstants } from '../modules/provided-globals.js';
import { packageFolders } from '../packages/site-packages.js';
import { siteTsconfig } from '../packages/site-tsconfig.js';
import type { Platform } from '../theme/theme-layers.js';
import { resolveTheme } from '../theme/theme-resolver.js';
import { platformPlugins } from './platform-plugins.js';

/** Settings of esbuild with which its result has metadata. */
export interface PlatformSettings extends BuildOptions {
  readonly metafile: true;
  plugins: Plugin[];
}

/** The settings of every build of a bundle for a platform. */
export function platformSettings(context: BundleContext, platform: Platform): PlatformSettings {
  const { siteDir, bundling = noRules } = context;
  const theme = resolveTheme(context, platform);
  const tsconfig = siteTsconfig(siteDir, context.serverDir);
  const constants = { ...constantsOn(platform, bundling), 'process.env.NODE_ENV': '"production"' };
  return {
    absWorkingDir: siteDir,
    alias: theme.alias,
    resolveExtensions: [...context.resolveExtensions],
    // content outside the site folder uses the packages of the site
    nodePaths: [...(bundling.moduleFolders ?? []), ...packageFolders(siteDir)],
    // webpack's orders. esbuild's own is the same for browsers, but if not named, code that calls `require` gets `main`
    mainFields: [...(platform === 'client' ? ['browser'] : []), 'module', 'main'],
    conditions: ['module', 'production'],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    ...(tsconfig !== undefined && { tsconfig }),
    logLevel: 'silent',
    metafile: true,
    define: { ...constants, ...namedConstants(constants) },
    loader: {
      '.js': 'jsx',
      ...(platform === 'client' ? assetLoaders : noStyles),
    },
    plugins: platformPlugins(context, theme, platform),
  };
}

/**
 * The server modules of pages, as entries with names that begin with `folder`; pages that share a module have one
 * entry.
 */
export function pageEntries(pages: readonly LivePage[], folder = ''): Record<string, string> {
  return Object.fromEntries(pages.map((page) => [folder + moduleName(page), pageModule(page)]));
}

/** The browser modules of pages. */
export function hydratedEntries(pages: readonly LivePage[], folder: string): Record<string, string> {
  return Object.fromEntries(pages.map((page) => [folder + moduleName(page), hydratedModule(page)]));
}

const assetLoaders = Object.fromEntries(
  [
    '.png',
    '.jpg',
    '.jpeg',
    '.gif',
    '.svg',
    '.webp',
    '.avif',
    '.apng',
    '.bmp',
    '.ico',
    '.cur',
    '.woff',
    '.woff2',
    '.ttf',
    '.otf',
    '.eot',
    '.mp4',
    '.webm',
    '.pdf',
  ].map((extension) => [extension, 'file' as const]),
);

/** The server renders no style sheet. */
const noStyles = { '.css': 'empty', '.scss': 'empty', '.sass': 'empty', '.less': 'empty' } as const;
