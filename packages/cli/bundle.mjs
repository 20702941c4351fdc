// Bundles the compiled command into a few files: Node takes 0.6 s of CPU to load the 680 modules it is made of, and
// every thread of a build loads them again. What is native stays a package, and so does workbox-build, which only sites
// that go offline need. React is not among the modules: the bundles of sites bring it.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transformSync } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
for (const folder of ['bundle', 'grammars', 'search', 'template'])
  rmSync(here + folder, { recursive: true, force: true });

const common = {
  absWorkingDir: here,
  bundle: true,
  platform: 'node',
  target: 'node20',
  minify: true,
  metafile: true,
  legalComments: 'none',
  logLevel: 'warning',
};
const { metafile } = await build({
  ...common,
  entryPoints: [
    'dist/main.js',
    'dist/command.js',
    'dist/index.js',
    'dist/workers/worker-thread.js',
    'dist/diagrams/mermaid-thread.js',
  ],
  outdir: 'bundle',
  entryNames: '[name]',
  splitting: true,
  format: 'esm',
  // Node reads them where DOCSITE_DEBUG asks for stacks
  sourcemap: 'linked',
  sourcesContent: false,
  external: ['esbuild', 'satteri', '@docsite/templates'],
  banner: {
    js: "import { createRequire as createNodeRequire } from 'node:module';\nconst require = createNodeRequire(import.meta.url);",
  },
});
// the supervisor is one file of CommonJS: its start is part of every command
await build({
  ...common,
  entryPoints: ['dist/supervision/supervise.js'],
  outfile: 'bundle/supervise.cjs',
  format: 'cjs',
});
// the notices of the published package are made from it
writeFileSync(`${here}bundle/inputs.json`, JSON.stringify(Object.keys(metafile.inputs)));

// What templates and pages import is bundled with them, in every build of a site: the template API file by file, so that
// a script without React takes none along.
cpSync(`${here}node_modules/@docsite/renderer/dist/template`, `${here}template`, {
  recursive: true,
  dereference: true,
  filter: (path) => !/\.(?:d\.ts|map)$/.test(path),
});
await build({
  absWorkingDir: here,
  entryPoints: ['node_modules/@docsite/renderer/dist/search/index.js'],
  outdir: 'search',
  bundle: true,
  format: 'esm',
  target: 'es2022',
  logLevel: 'warning',
});

// The script that `serve --watch` adds to pages.
await build({
  absWorkingDir: here,
  entryPoints: ['node_modules/@docsite/templates/src/watch/client.ts'],
  outfile: 'bundle/watch-client.js',
  bundle: true,
  format: 'iife',
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
});

// Prism's grammars are loaded one by one, as code of their languages is met.
const grammars = dirname(createRequire(import.meta.url).resolve('refractor/php'));
cpSync(grammars, `${here}grammars`, { recursive: true, dereference: true, filter: (path) => !path.endsWith('.d.ts') });
for (const name of readdirSync(`${here}grammars`)) {
  const file = join(here, 'grammars', name);
  writeFileSync(file, transformSync(readFileSync(file, 'utf8'), { minify: true, charset: 'utf8' }).code);
}
