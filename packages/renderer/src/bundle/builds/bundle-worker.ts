import { join } from 'node:path';
import { build } from 'esbuild';
import { browserTargets } from './browser-targets.js';

/** `service-worker` serves the site offline; `kill-worker` replaces it and removes what it installed. */
export type WorkerKind = 'service-worker' | 'kill-worker';

/** Bundles a service worker of the default theme into one classic script. */
export async function bundleWorker(kind: WorkerKind, templatesDir: string): Promise<string> {
  const result = await build({
    absWorkingDir: templatesDir,
    entryPoints: [join(templatesDir, `client/offline/worker/${kind}.ts`)],
    write: false,
    bundle: true,
    format: 'iife',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    platform: 'browser',
    target: browserTargets,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return (result.outputFiles[0] as { readonly text: string }).text;
}
