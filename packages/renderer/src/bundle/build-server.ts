import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import type { Bundle } from './bundle.js';
import { type BundleContext, pageEntries, platformSettings } from './bundle-options.js';
import { reachableFrom } from './module-graph.js';
import { serverEntry, serverModule } from './server-entry.js';

export interface ServerBundle extends Pick<Bundle, 'serverEntry' | 'serverPages'> {
  /** Whether a module of the theme imports styles. */
  readonly themeHasStyles: boolean;
}

/** CommonJS packages require React and modules of Node, which esbuild leaves to Node. */
const requireOfNode =
  "import{createRequire as _createRequire}from'node:module';const require=_createRequire(import.meta.url);";

/** Bundles the modules that render pages while the site is built. */
export async function buildServer(context: BundleContext): Promise<ServerBundle> {
  const { pages, serverDir } = context;
  const settings = platformSettings(context, 'server');
  const { metafile } = await build({
    ...settings,
    entryPoints: { theme: serverEntry, ...pageEntries(pages) },
    outdir: serverDir,
    outExtension: { '.js': '.mjs' },
    entryNames: '[name]',
    chunkNames: 'chunk-[hash]',
    splitting: true,
    platform: 'node',
    target: 'node20',
    banner: { js: requireOfNode },
    plugins: [serverModule(context.siteDir), ...settings.plugins],
  });
  return {
    serverEntry: join(serverDir, 'theme.mjs'),
    serverPages: Object.fromEntries(pages.map(({ source, name }) => [source, join(serverDir, `${name}.mjs`)])),
    themeHasStyles: hasStyles(metafile as Metafile),
  };
}

function hasStyles({ inputs, outputs }: Metafile): boolean {
  if (!Object.keys(inputs).some((path) => path.endsWith('.css'))) return false;
  const entry = Object.entries(outputs).find(([path]) => path.endsWith('/theme.mjs') || path === 'theme.mjs')?.[1]
    .entryPoint;
  return entry !== undefined && [...reachableFrom([entry], inputs)].some((path) => path.endsWith('.css'));
}
