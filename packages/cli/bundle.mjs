// Bundles the compiled command into a few files: Node takes 0.6 s of CPU to load the 680 modules it is made of, and
// every thread of a build loads them again. What is native stays a package, and so does workbox-build, which only sites
// that go offline need; of Sätteri only its binary does. React is not among the modules: the bundles of sites bring it.
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
// a bundle that is written anew has no code of V8 kept, and sites are built as by another docsite
if (existsSync(noteOfInputs) && readFileSync(noteOfInputs, 'utf8') === madeFrom) process.exit();

for (const folder of ['bundle', 'code-cache', 'grammars', 'search', 'template', 'words'])
  rmSync(here + folder, { recursive: true, force: true });

// the parser that docsite itself has
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
// the URL of its own file, which CommonJS does not have
const commonJs = {
  ...common,
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  define: { 'import.meta.url': 'ownUrl' },
  banner: { js: "const ownUrl = require('node:url').pathToFileURL(__filename).href;" },
};
const importer = `${commonJs.banner.js}var Import = module.importModule ?? ((specifier) => import(specifier));
const fileOfSatteri = () => require('node:path').join(require.resolve('satteri'), '../../index.js');`;
// All that processes and threads run is one file of CommonJS, of which they share what V8 has compiled.
const { metafile } = await build({
  ...commonJs,
  entryPoints: ['dist/entries.js'],
  outfile: 'bundle/entries.cjs',
  // Node reads them where DOCSITE_DEBUG asks for stacks
  sourcemap: 'linked',
  sourcesContent: false,
  outExtension: {},
  banner: { js: importer },
  external: common.external.filter((name) => name !== 'satteri'),
  plugins: [withBinaryOfPackage()],
});
const entriesFile = nameByContent('entries.cjs');
// the start of these is part of every command
await build({
  ...commonJs,
  entryPoints: [
    { in: 'dist/run-main.js', out: 'main' },
    { in: 'dist/run-command.js', out: 'command' },
    { in: 'dist/run-thread.js', out: 'worker-thread' },
    { in: 'dist/run-ready-themes.js', out: 'ready-themes' },
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
// the notices of the published package are made from it
writeFileSync(`${here}bundle/inputs.json`, JSON.stringify(Object.keys(metafile.inputs)));

// What templates and pages import is bundled with them, in every build of a site: the template API file by file, so
// that a script without React takes none along.
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

await writeWords();
// with all of the above, as it bundles the theme as builds do
execFileSync(process.execPath, [`${here}bundle/ready-themes.cjs`], { stdio: 'inherit' });
// the last, so that a bundle that was broken off is made anew
writeFileSync(noteOfInputs, madeFrom);

/**
 * Writes the words of the theme in each language that Docusaurus has them in, a file each, and its English words for
 * the sites that docsite takes over. What it has not translated is left out, for docsite's own English.
 */
async function writeWords() {
  const { labelsOf } = await import(`${here}node_modules/@docsite/docusaurus/dist/index.js`);
  const manifest = createRequire(import.meta.url).resolve('@docusaurus/theme-translations/package.json');
  const locales = join(dirname(manifest), 'locales');
  const read = (locale) => {
    const files = readdirSync(join(locales, locale)).map((name) => readFileSync(join(locales, locale, name), 'utf8'));
    return labelsOf(Object.assign({}, ...files.map((text) => JSON.parse(text))));
  };
  const write = (name, labels) => writeFileSync(`${here}words/${name}.json`, `${JSON.stringify(labels)}\n`);
  const english = read('base');
  mkdirSync(`${here}words`);
  write('docusaurus', english);
  for (const locale of readdirSync(locales).filter((name) => name !== 'base')) {
    const translated = Object.entries(read(locale)).filter(([name, words]) => words !== english[name]);
    write(locale, Object.fromEntries(translated));
  }
}

/** `loadCode` reads a byte as a character. esbuild escapes all other characters but those of regular expressions. */
function inAscii(code) {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Names a file of the bundle, and its source map, by its contents. Gives its new name. */
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
 * Lets code call a function for each module that it imports, which code that V8 has kept cannot. The name of the
 * function is as long as the keyword, as the source map wants it.
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

/** Lets the loader of Sätteri's binary look for it from the installed package. */
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

/** Leaves the code of the command in its own file, where it is imported as a module of the package. */
function withMainOfBundle() {
  return {
    name: 'main-of-bundle',
    setup(build) {
      build.onResolve({ filter: /^\.\/main\.js$/ }, () => ({ path: './main.cjs', external: true }));
    },
  };
}
