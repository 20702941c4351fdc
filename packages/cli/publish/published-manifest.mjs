/** The modules of the package that others can import. */
const exports = {
  '.': { types: './types/index.d.ts', default: './bundle/index.js' },
  './theme': { types: './types/theme/index.d.ts', default: './template/index.js' },
  './findings.schema.json': './schema/findings.schema.json',
  './client': { types: './types/client.d.ts' },
  './tsconfig.json': './tsconfig.json',
  './package.json': './package.json',
};

/** The packages that are part of the package, in one file each. */
const imports = {
  '#grammars/*': './grammars/*.js',
  '#clsx': './vendor/clsx.js',
  '#docsearch': './vendor/docsearch.js',
  '#docsearch-styles': './vendor/docsearch.css',
  '#medium-zoom': './vendor/medium-zoom.js',
  '#precaching': './vendor/precaching.js',
  '#prism-react-renderer': './vendor/prism-react-renderer.js',
};

/** What the published package consists of. */
const files = [
  'bin',
  'bundle',
  'components',
  'docusaurus',
  'grammars',
  'labels',
  'schema',
  'search',
  'start',
  'template',
  'templates',
  'types',
  'vendor',
  'tsconfig.json',
  'THIRD-PARTY.md',
  'CHANGELOG.md',
];

/** The manifest of the published package: what the folder holds is what it needs, the rest is about this repository. */
export function publishedManifest({ devDependencies: _dev, publishConfig: _publish, scripts: _scripts, ...manifest }) {
  return {
    ...manifest,
    exports,
    // as in the theme's own manifest, which lacks the field: with `false` esbuild cuts its files into more chunks
    sideEffects: ['./templates/**', './vendor/**'],
    imports,
    files,
  };
}
