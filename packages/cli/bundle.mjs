// Bundles the compiled command into a few files: Node takes 0.6 s of CPU to load the 680 modules it is made of, and
// every thread
// of a build loads them again. Native packages, React and Prism's grammars stay where they are.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
rmSync(`${here}bundle`, { recursive: true, force: true });

/**
 * Templates get their contexts from `@docsite/renderer/template`; the renderer must use that very module, not a copy of
 * it.
 */
const sharedTemplateApi = {
  name: 'shared-template-api',
  setup({ onResolve }) {
    onResolve({ filter: /\/template\/index\.js$/ }, () => ({ path: '@docsite/renderer/template', external: true }));
  },
};

await build({
  absWorkingDir: here,
  entryPoints: ['dist/main.js', 'dist/index.js', 'dist/workers/worker-thread.js'],
  outdir: 'bundle',
  entryNames: '[name]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minify: true,
  sourcemap: false,
  logLevel: 'warning',
  external: [
    'esbuild',
    'satteri',
    'react',
    'react-dom',
    'refractor',
    '@docsite/renderer/template',
    '@docsite/templates',
  ],
  plugins: [sharedTemplateApi],
  banner: {
    js: "import { createRequire as createNodeRequire } from 'node:module';\nconst require = createNodeRequire(import.meta.url);",
  },
});
