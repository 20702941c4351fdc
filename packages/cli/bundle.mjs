// Bundles the compiled command into a few files, because Node takes 0.6 s of CPU to load its 680 modules, and every
// thread of a build loads them again. Native packages stay external, and so does workbox-build, which only sites with
// offline support need; of Sätteri only the binary stays external. React is not included, as the bundles of sites
// contain it.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transformSync } from 'esbuild';
import { hashOfInputs } from './bundled-from.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const madeFrom = hashOfInputs(join(here, '..'));
const noteOfInputs = `${here}bundle/made-from`;
// a new bundle loses the stored compiled code, and cached sites count as built by another docsite
if (existsSync(noteOfInputs) && readFileSync(noteOfInputs, 'utf8') === madeFrom) process.exit();

for (const folder of ['bundle', 'code-cache', 'grammars', 'labels', 'search', 'template'])
  rmSync(here + folder, { recursive: true, force: true });

// the acorn that docsite itself depends on
const acorn = createRequire(`${here}node_modules/@docsite/core/package.json`)('acorn');
const common = {
  absWorkingDir: here,
  bundle: true,
  platform: 'node',
  target: 'node20',
  minify: true,
  metafile: true,
  legalComments: 'none',
  logLevel: 'warning',
  external: ['esbuild', 'satteri', '@docsite/templates'],
};
// the URL of the file, which CommonJS does not provide
const commonJs = {
  ...common,
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  define: { 'import.meta.url': 'ownUrl' },
  banner: { js: "const ownUrl = require('node:url').pathToFileURL(__filename).href;" },
};
const importer = `${commonJs.banner.js}var Import = module.importModule ?? ((specifier) => import(specifier));
const fileOfSatteri = () => require('node:path').join(require.resolve('satteri'), '../../index.js');`;
// everything that processes and threads run is in one CommonJS file, so that they share its compiled code
const { metafile } = await build({
  ...commonJs,
  entryPoints: ['dist/entries/entries.js'],
  outfile: 'bundle/entries.cjs',
  // Node reads it if DOCSITE_DEBUG asks for stack traces
  sourcemap: 'linked',
  sourcesContent: false,
  outExtension: {},
  banner: { js: importer },
  external: common.external.filter((name) => name !== 'satteri'),
  plugins: [withBinaryOfPackage()],
});
const entriesFile = nameByContent('entries.cjs');
// these files start every command
await build({
  ...commonJs,
  entryPoints: [
    { in: 'dist/entries/run-main.js', out: 'main' },
    { in: 'dist/entries/run-command.js', out: 'command' },
    { in: 'dist/entries/run-thread.js', out: 'worker-thread' },
    { in: 'dist/entries/run-ready-themes.js', out: 'ready-themes' },
    { in: 'dist/supervision/supervise.js', out: 'supervise' },
  ],
  outdir: 'bundle',
  define: { ...commonJs.define, entriesFile: JSON.stringify(entriesFile) },
});
await build({
  ...common,
  entryPoints: ['dist/index.js', 'dist/diagrams/mermaid-thread.js'],
  outdir: 'bundle',
  entryNames: '[name]',
  format: 'esm',
  plugins: [withMainOfBundle()],
});
// the notices of the published package are generated from it
writeFileSync(`${here}bundle/inputs.json`, JSON.stringify(Object.keys(metafile.inputs)));

// What templates and pages import is bundled into every site: the template API as separate files, so that a script
// without React does not pull it in.
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

// the script that `serve --watch` adds to pages
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

// the grammars of Prism are loaded one by one, on demand
const grammars = dirname(createRequire(import.meta.url).resolve('refractor/php'));
cpSync(grammars, `${here}grammars`, { recursive: true, dereference: true, filter: (path) => !path.endsWith('.d.ts') });
for (const name of readdirSync(`${here}grammars`)) {
  const file = join(here, 'grammars', name);
  writeFileSync(file, transformSync(readFileSync(file, 'utf8'), { minify: true, charset: 'utf8' }).code);
}

await writeLabels();
// requires all of the above, as it bundles the theme like a build
execFileSync(process.execPath, [`${here}bundle/ready-themes.cjs`], { stdio: 'inherit' });
// comes last, so that an interrupted bundle is built again
writeFileSync(noteOfInputs, madeFrom);

/**
 * Writes the theme labels in each language of Docusaurus, one file per language, and its English ones for adopted
 * sites. Untranslated labels are left out, so that the English of docsite applies.
 */
async function writeLabels() {
  const { labelsOf } = await import(`${here}node_modules/@docsite/docusaurus/dist/index.js`);
  const manifest = createRequire(import.meta.url).resolve('@docusaurus/theme-translations/package.json');
  const locales = join(dirname(manifest), 'locales');
  const read = (locale) => {
    const files = readdirSync(join(locales, locale)).map((name) => readFileSync(join(locales, locale, name), 'utf8'));
    return labelsOf(Object.assign({}, ...files.map((text) => JSON.parse(text))));
  };
  const write = (name, labels) => writeFileSync(`${here}labels/${name}.json`, `${JSON.stringify(labels)}\n`);
  const english = read('base');
  mkdirSync(`${here}labels`);
  // lists of posts write this message differently in their code, which is what English sites show
  write('docusaurus', { ...english, viewAllPostTags: 'View All Tags' });
  for (const locale of readdirSync(locales).filter((name) => name !== 'base')) {
    const translated = Object.entries(read(locale)).filter(([name, label]) => label !== english[name]);
    write(locale, Object.fromEntries(translated));
  }
}

/**
 * Escapes non-ASCII characters, because `loadCode` reads each byte as a character. esbuild escapes all but those in
 * regular expressions.
 */
function inAscii(code) {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Renames a file of the bundle, and its source map, by its contents. Returns the new name. */
function nameByContent(name) {
  const file = join(here, 'bundle', name);
  const bundled = readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n');
  const code = inAscii(withImporter(bundled));
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const named = name.replace('.', `-${hash}.`);
  writeFileSync(join(here, 'bundle', named), `${code}//# sourceMappingURL=${named}.map\n`);
  renameSync(`${file}.map`, join(here, 'bundle', `${named}.map`));
  rmSync(file);
  return named;
}

/**
 * Replaces `import()` by calls of a function, because stored compiled code cannot import modules. The name of the
 * function is as long as the keyword, so that the source map stays valid.
 */
function withImporter(code) {
  let previous;
  let written = '';
  let end = 0;
  const onToken = (token) => {
    if (previous?.type.keyword === 'import' && token.type.label === '(' && token.start > importer.length) {
      written += `${code.slice(end, previous.start)}Import`;
      end = previous.end;
    }
    previous = token;
  };
  acorn.parse(code, { ecmaVersion: 'latest', onToken });
  return written + code.slice(end);
}

/** Makes the loader of the Sätteri binary resolve it from the installed package. */
function withBinaryOfPackage() {
  return {
    name: 'binary-of-package',
    setup(build) {
      build.onLoad({ filter: /[\\/]satteri[\\/]index\.js$/ }, ({ path }) => {
        const code = readFileSync(path, 'utf8');
        const own = 'createRequire(import.meta.url)';
        if (!code.includes(own)) throw new Error(`${path} finds its binary in another way`);
        return { contents: code.replace(own, 'createRequire(fileOfSatteri())') };
      });
    },
  };
}

/** Keeps the code of the command in a file of its own, which the package entry imports. */
function withMainOfBundle() {
  return {
    name: 'main-of-bundle',
    setup(build) {
      build.onResolve({ filter: /^\.\/entries\/main\.js$/ }, () => ({ path: './main.cjs', external: true }));
    },
  };
}
