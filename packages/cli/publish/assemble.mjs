// Assembles what is published, in package/: the bundle of the command, the sources of the default theme with what they
// take from other packages, the types, and the notices. `pnpm pack` and `pnpm publish` run it.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { configSchema } from '../../core/dist/config/schema/site.js';
import { copyTypes } from './copy-types.mjs';
import { printConfigType } from './print-config-type.mjs';
import { publishedManifest } from './published-manifest.mjs';
import { printNotices } from './third-party.mjs';

const cli = fileURLToPath(new URL('..', import.meta.url));
const root = resolve(cli, '../..');
const target = join(cli, 'package');
// the rules that sites of Docusaurus are written with
const infima = 'packages/docusaurus/node_modules/infima/dist/css/default/default.css';
rmSync(target, { recursive: true, force: true });
mkdirSync(target);

for (const folder of ['bin', 'bundle', 'components', 'grammars', 'labels', 'schema', 'search', 'start', 'template'])
  copy(join(cli, folder), folder);
for (const note of ['inputs.json', 'made-from']) rmSync(join(target, 'bundle', note));
copy(join(root, 'templates/src'), 'templates');
copy(join(root, 'packages/docusaurus/theme'), 'docusaurus');
copy(join(root, infima), 'docusaurus/infima.css');
for (const file of ['LICENSE', 'CHANGELOG.md']) copy(join(root, file), file);
copy(join(cli, 'README.md'), 'README.md');
// the labels of the theme in other languages than English
const labels = join(cli, 'node_modules/@docusaurus/theme-translations/package.json');
const inputs = [...bundleInputs(), ...(await bundleVendored()), join(root, infima), labels];
writeFileSync(join(target, 'THIRD-PARTY.md'), printNotices(inputs));
writeTypes();
writeManifest();
bundleThemes();

function copy(from, name) {
  cpSync(from, join(target, name), { recursive: true, dereference: true });
}

/** Files of other packages in the bundle of the command, and the grammars, which are refractor's. */
function bundleInputs() {
  const bundled = JSON.parse(readFileSync(join(cli, 'bundle/inputs.json'), 'utf8'));
  return [...bundled.map((path) => join(cli, path)), join(cli, 'node_modules/refractor/lang/php.js')];
}

/** Makes a file of each package that the browser code of docsite, or of Docusaurus sites, is built with. */
async function bundleVendored() {
  const templates = join(root, 'templates');
  const styles = join(templates, 'node_modules/@docsearch/css/dist/modal.css');
  copy(styles, 'vendor/docsearch.css');
  const ofTemplates = await vendor(templates, ['docsearch', 'medium-zoom', 'precaching']);
  return [
    ...ofTemplates,
    styles,
    ...(await vendor(join(root, 'packages/docusaurus'), ['clsx', 'prism-react-renderer'])),
  ];
}

/** Makes files of packages that a folder imports as `#name`. Returns the files that these are made of. */
async function vendor(folder, names) {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: names.map((name) => ({ out: name, in: importMap(folder)[`#${name}`] })),
    outdir: join(target, 'vendor'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom'],
  });
  return Object.keys(metafile.inputs).map((path) => join(folder, path));
}

/** Bundles the theme ahead as the package has it: with other paths, and packages in one file each. */
function bundleThemes() {
  const script = join(target, 'bundle/ready-themes.cjs');
  rmSync(join(target, 'bundle/themes'), { recursive: true });
  execFileSync(process.execPath, [script], { stdio: 'inherit' });
  rmSync(script);
}

function importMap(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).imports;
}

function writeTypes() {
  const types = join(target, 'types');
  copyTypes(root, types);
  const schemaFile = join(root, 'packages/core/src/config/schema/site.ts');
  writeFileSync(join(types, 'config.d.ts'), printConfigType(schemaFile, Object.keys(configSchema.shape)));
  copy(join(cli, 'publish/site'), '.');
}

function writeManifest() {
  const manifest = publishedManifest(JSON.parse(readFileSync(join(cli, 'package.json'), 'utf8')));
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}
