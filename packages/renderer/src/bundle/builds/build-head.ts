import { build } from 'esbuild';
import type { BundleContext } from '../bundle-options.js';
import { inputsOf, noInputs } from '../outputs/build-inputs.js';
import type { HeadBuild } from '../outputs/kept-builds.js';
import { headPlaceholders } from '../theme/head-constants.js';
import { platformSettings } from './platform-settings.js';

/** Bundles the script inlined into the head of every page, which `fillHead` completes for a locale. */
export async function buildHead(context: BundleContext): Promise<HeadBuild> {
  const { ready, kept } = context;
  if (ready !== undefined) return { script: ready.headScript, inputs: noInputs };
  if (kept?.head !== undefined) return kept.head;
  const { outputFiles, metafile } = await build({
    ...platformSettings(context, 'client'),
    entryPoints: ['@theme/client/head'],
    write: false,
    outdir: context.serverDir,
    format: 'iife',
    minify: true,
    target: 'es2020',
    define: headPlaceholders,
  });
  const script = outputFiles.find((file) => file.path.endsWith('.js'))?.text.trim() ?? '';
  return { script, inputs: inputsOf(metafile, new Set()) };
}
