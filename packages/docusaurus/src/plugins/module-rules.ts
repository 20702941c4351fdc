import { types } from 'node:util';
import type { LoadedFiles } from '@docsite/core';
import { isForDocuments, isForOtherFiles, isForStyles, loadersOf, pathPatterns } from './webpack-loaders.js';

/** The rules about modules in a webpack configuration. */
export interface ModuleRules {
  readonly loadedFiles: readonly LoadedFiles[];
  /** Documents, with the loaders that change their text. */
  readonly documents: readonly LoadedFiles[];
  /** Rules that docsite cannot follow. */
  readonly others: readonly unknown[];
}

/** What loaders and webpack's module types make of a file, as far as it is its address, its text or a worker. */
const kinds: Readonly<Record<string, LoadedFiles['as']>> = {
  'file-loader': 'address',
  'url-loader': 'address',
  asset: 'address',
  'asset/resource': 'address',
  'asset/inline': 'address',
  'raw-loader': 'text',
  'asset/source': 'text',
  'worker-loader': 'worker',
};

interface WrittenRule {
  readonly test?: unknown;
  readonly use?: unknown;
  readonly loader?: unknown;
  readonly type?: unknown;
  readonly include?: unknown;
  readonly exclude?: unknown;
  readonly options?: unknown;
  readonly enforce?: unknown;
  readonly resolve?: Readonly<Record<string, unknown>>;
}

/** Keys of a rule that do not change what importing modules receive. */
const otherKeys: ReadonlySet<string> = new Set([
  ...['include', 'exclude', 'options', 'generator', 'parser', 'resolve', 'sideEffects'],
]);

/** Splits rules into those that load files as addresses, text or code, and all others. */
export function readModuleRules(rules: unknown, siteDir: string): ModuleRules {
  const written = [rules].flat().filter((rule) => typeof rule === 'object' && rule !== null);
  const loadedFiles = written.map((rule) => loadedFilesOf(rule as WrittenRule, siteDir));
  const found = loadedFiles.filter((files) => files !== undefined);
  const areDocuments = ({ as, pattern, flags }: LoadedFiles) =>
    as === 'code' && isForDocuments(new RegExp(pattern, flags));
  return {
    loadedFiles: found.filter((files) => !areDocuments(files)),
    documents: found.filter(areDocuments),
    others: written.filter(
      (rule, index) =>
        loadedFiles[index] === undefined &&
        ![isAboutEndings, isAboutData, isAboutStyles].some((isKnown) => isKnown(rule as WrittenRule)),
    ),
  };
}

function loadedFilesOf(rule: WrittenRule, siteDir: string): LoadedFiles | undefined {
  const { test, use, loader, type, include, exclude, options, enforce, ...rest } = rule;
  // loaders of a site come before webpack's own in any case, unless they are to come after all others
  const isOther = enforce === 'post' || !Object.keys(rest).every((key) => otherKeys.has(key));
  if (isAboutData(rule) || !(test instanceof RegExp) || isOther) return undefined;
  const [within, without] = [include ?? [], exclude ?? []].map((condition) => pathPatterns(condition, siteDir));
  if (within === undefined || without === undefined) return undefined;
  const files = {
    pattern: test.source,
    flags: test.flags.replace(/[gy]/g, ''),
    ...(within.length > 0 && { include: within }),
    ...(without.length > 0 && { exclude: without }),
  };
  const as = kinds[loaderName(use ?? loader) ?? String(type)];
  if (as !== undefined) return { ...files, as };
  const loaders =
    isForOtherFiles(test) || isForDocuments(test) ? loadersOf(use ?? loader, options, siteDir) : undefined;
  return loaders && { ...files, as: 'code', loaders };
}

/** The names of the loaders in rules, without the folders that they are in. */
export function loaderNames(rules: readonly unknown[]): string[] {
  const named = rules.flatMap((rule) => {
    const {
      use,
      loader,
      oneOf,
      rules: inner,
    } = rule as WrittenRule & { readonly oneOf?: unknown; readonly rules?: unknown };
    const own = [use ?? loader].flat().flatMap((item) => {
      const name = typeof item === 'object' && item !== null ? (item as WrittenRule).loader : item;
      return typeof name === 'string'
        ? [name.replace(/^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+).*$/, '$1')]
        : [];
    });
    const below = [oneOf ?? [], inner ?? []].flat().filter((item) => typeof item === 'object' && item !== null);
    return [...own, ...loaderNames(below)];
  });
  return [...new Set(named)];
}

/** The name of the only loader. */
function loaderName(use: unknown): string | undefined {
  const [loader, ...more] = [use].flat() as unknown[];
  if (more.length > 0) return undefined;
  const { loader: named = loader } = (typeof loader === 'object' && loader !== null ? loader : {}) as WrittenRule;
  if (typeof named !== 'string') return undefined;
  // the path of an installed loader
  return /(?:^|[\\/]node_modules[\\/])([\w-]+-loader)(?=$|[\\/])/.exec(named)?.[1];
}

/** Whether a rule only has files of data or pictures read as docsite reads them without. */
function isAboutData({ test: _, use, loader, type, ...rest }: WrittenRule): boolean {
  const name = svgLoaderIn(use ?? loader) ?? loaderName(use ?? loader) ?? String(type);
  return dataLoaders.has(name) && Object.keys(rest).every((key) => otherKeys.has(key));
}

/** The loader that makes components of SVG files, if it is the only one. */
function svgLoaderIn(use: unknown): string | undefined {
  const [loader, ...more] = [use].flat() as unknown[];
  const { loader: named = loader } = (typeof loader === 'object' && loader !== null ? loader : {}) as WrittenRule;
  return more.length === 0 && /(?:^|[\\/])@svgr[\\/]webpack(?=$|[\\/])/.test(String(named))
    ? '@svgr/webpack'
    : undefined;
}

const dataLoaders: ReadonlySet<string> = new Set([
  'js-yaml-loader',
  'json',
  'json-loader',
  '@svgr/webpack',
  'yaml-loader',
  'yml-loader',
]);

/** Whether a rule has style sheets compiled and bundled as docsite does without, with no options that it lacks. */
function isAboutStyles({ oneOf, ...rule }: WrittenRule & { readonly oneOf?: unknown }): boolean {
  const { test } = rule;
  if (!Array.isArray(oneOf)) return compilesStyles(rule);
  return oneOf.every((inner: WrittenRule) => isAboutStyles({ test, ...inner }));
}

function compilesStyles({ test, use, loader, options, ...rest }: WrittenRule): boolean {
  const loaders = [use ?? loader].flat();
  const isUsual = (item: unknown): boolean => {
    const { loader: named, options: own = {} } = (typeof item === 'string' ? { loader: item } : item) as WrittenRule;
    const name =
      typeof named === 'string' ? (/([\w-]+-(?:loader|plugin))(?![^\\/]*-loader)/.exec(named)?.[1] ?? '') : '';
    return styleLoaders.has(name) && Object.keys({ ...(own as object), ...(options as object) }).every(isUsualOption);
  };
  return (
    types.isRegExp(test) &&
    isForStyles(test) &&
    loaders.length > 0 &&
    loaders.every((item) => item !== null && item !== undefined && isUsual(item)) &&
    Object.keys(rest).every((key) => otherKeys.has(key))
  );
}

/** Loaders for style sheets. What a site configures for PostCSS is read elsewhere. */
const styleLoaders: ReadonlySet<string> = new Set([
  ...['style-loader', 'css-loader', 'postcss-loader', 'sass-loader', 'less-loader', 'mini-css-extract-plugin'],
]);

/** Options that do not change what style sheets say. */
function isUsualOption(name: string): boolean {
  return ['implementation', 'importLoaders', 'modules', 'sourceMap'].includes(name);
}

/** Whether a rule only allows imports of ES modules to omit file extensions, which they always may in docsite. */
function isAboutEndings({ test: _, resolve = {}, ...rest }: WrittenRule): boolean {
  const keys = Object.keys(resolve);
  return keys.length === 1 && keys[0] === 'fullySpecified' && Object.keys(rest).every((key) => otherKeys.has(key));
}
