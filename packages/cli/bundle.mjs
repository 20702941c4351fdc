// Bundles the compiled command into a few files: Node takes 0.6 s of CPU to load the 680 modules it is made of, and
// every thread of a build loads them again. Native packages and Prism's grammars stay where they are. React is not
// among the modules: the bundles of sites bring it.
import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
for (const folder of ['bundle', 'template', 'search']) rmSync(`${here}${folder}`, { recursive: true, force: true });

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
  external: ['esbuild', 'satteri', 'refractor', '@docsite/templates'],
  banner: {
    js: "import { createRequire as createNodeRequire } from 'node:module';\nconst require = createNodeRequire(import.meta.url);",
  },
});

// What templates and pages import is bundled with them, in every build of a site, file by file as they are needed.
for (const folder of ['template', 'search'])
  cpSync(`${here}node_modules/@docsite/renderer/dist/${folder}`, `${here}${folder}`, {
    recursive: true,
    dereference: true,
    filter: (path) => !/\.(?:d\.ts|map)$/.test(path),
  });
