import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { propertiesOf } from '@docsite/core';
import { docusaurusEndings } from './module-endings.js';

interface GivenRule {
  readonly test: RegExp;
  readonly exclude?: RegExp;
  readonly use?: readonly GivenLoader[];
  readonly issuer?: object;
  readonly oneOf?: readonly Omit<GivenRule, 'test'>[];
}

interface GivenLoader {
  readonly loader: string;
  readonly options: object;
}

/**
 * The parts of Docusaurus's webpack configuration for browsers that plugins look up, each time as new values, because
 * plugins change them. Loaders are named by paths in `node_modules`, by which plugins find their rules. The folders in
 * which addresses in style sheets begin (`roots`) are those of a site that does not set `staticDirectories`.
 */
export function givenConfig(siteDir: string, alias: Readonly<Record<string, unknown>>) {
  return {
    mode: 'production',
    output: {},
    resolve: {
      alias: { ...alias },
      fallback: {},
      extensions: [...docusaurusEndings],
      modules: ['node_modules', join(siteDir, 'node_modules')],
      roots: [join(siteDir, 'static'), siteDir, process.cwd()],
    },
    module: { rules: givenRules(siteDir) },
    plugins: [],
    optimization: { minimizer: [], splitChunks: { cacheGroups: {} } },
  };
}

function givenRules(siteDir: string): GivenRule[] {
  const use = (file: string, options: object = {}): GivenLoader[] => [
    { loader: join(siteDir, 'node_modules', file), options },
  ];
  const address = use('url-loader/dist/cjs.js');
  const components = use('@svgr/webpack/dist/index.js', {
    svgo: true,
    svgoConfig: { plugins: [{ name: 'preset-default', params: { overrides: {} } }] },
    titleProp: true,
  });
  const documents = { remarkPlugins: [], rehypePlugins: [], beforeDefaultRemarkPlugins: [] };
  return [
    { test: /\.(?:ico|jpe?g|png|gif|webp|avif)(?:\?.*)?$/i, use: address },
    {
      test: /\.svg$/i,
      oneOf: [{ use: components, issuer: { and: [/\.(?:tsx?|jsx?|mdx?)$/i] } }, { use: address }],
    },
    { test: /\.(?:woff2?|eot|ttf|otf)$/i, use: address },
    { test: /\.(?:mp4|avi|mov|mkv|mpg|mpeg|vob|wmv|m4v|webm|ogv|wav|mp3|m4a|aac|oga|flac)$/i, use: address },
    { test: /\.(?:pdf|docx?|xlsx?|zip|rar)$/i, use: use('file-loader/dist/cjs.js') },
    { test: /\.[jt]sx?$/i, exclude: /node_modules/, use: use('babel-loader/lib/index.js') },
    { test: /\.css$/i, exclude: /\.module\.css$/i, use: use('css-loader/dist/cjs.js') },
    { test: /\.module\.css$/i, use: use('css-loader/dist/cjs.js') },
    { test: /\.mdx?$/i, use: use('@docusaurus/mdx-loader/lib/index.js', documents) },
  ];
}

/**
 * Whether a rule is one of Docusaurus's and still does the same to the same kind of files. Conditions do not matter,
 * because docsite compiles all code, nor do options of loaders other than that for documents.
 */
export function isGivenRule(rule: unknown, siteDir: string): boolean {
  return givenRules(siteDir).some((given) => isDeepStrictEqual(shapeOf(rule), shapeOf(given)));
}

function shapeOf(rule: unknown): unknown {
  if (typeof rule !== 'object' || rule === null) return rule;
  const { test, use, loader, oneOf } = propertiesOf(rule);
  return {
    test: String(test),
    loaders: [use ?? loader].flat().map(loaderShape),
    oneOf: Array.isArray(oneOf) ? oneOf.map(shapeOf) : [],
  };
}

function loaderShape(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  const { loader, options } = item as Partial<GivenLoader>;
  return String(loader).includes('mdx-loader') ? { loader, options } : loader;
}

/** The top-level keys of a configuration that differ from the one passed to the plugin. */
export function changedKeys(config: object, given: object): object {
  const same = new Map(Object.entries(given));
  return Object.fromEntries(Object.entries(config).filter(([key, value]) => !isDeepStrictEqual(value, same.get(key))));
}
