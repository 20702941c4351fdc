import { types } from 'node:util';
import { isForStyles } from './file-kinds.js';
import { hasNoEffect, loaderName, onlyLoader, type WrittenRule } from './written-rule.js';

/** Whether a rule asks for nothing that docsite does not do anyway. */
export function isUsualRule(rule: WrittenRule): boolean {
  return isAboutEndings(rule) || isAboutData(rule) || isAboutStyles(rule);
}

/** Whether a rule only loads data files or images in the way in which docsite loads them anyway. */
function isAboutData({ test: _, use, loader, type, ...rest }: WrittenRule): boolean {
  const name = svgLoaderIn(use ?? loader) ?? loaderName(use ?? loader) ?? String(type);
  return dataLoaders.has(name) && hasNoEffect(rest);
}

/** The loader that converts SVG files to components, if it is the only one. */
function svgLoaderIn(use: unknown): string | undefined {
  return /(?:^|[\\/])@svgr[\\/]webpack(?=$|[\\/])/.test(String(onlyLoader(use))) ? '@svgr/webpack' : undefined;
}

const dataLoaders: ReadonlySet<string> = new Set([
  'js-yaml-loader',
  'json',
  'json-loader',
  '@svgr/webpack',
  'yaml-loader',
  'yml-loader',
]);

/**
 * Whether a rule only compiles and bundles style sheets, which docsite does anyway, with no options that docsite lacks.
 */
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
    hasNoEffect(rest)
  );
}

/** Loaders for style sheets. The site's configuration of PostCSS is read elsewhere. */
const styleLoaders: ReadonlySet<string> = new Set([
  'style-loader',
  'css-loader',
  'postcss-loader',
  'sass-loader',
  'less-loader',
  'mini-css-extract-plugin',
]);

/** Whether an option does not change the contents of style sheets. */
function isUsualOption(name: string): boolean {
  return ['implementation', 'importLoaders', 'modules', 'sourceMap'].includes(name);
}

/** Whether a rule only allows imports of ES modules to omit file extensions, which they always may in docsite. */
function isAboutEndings({ test: _, resolve = {}, ...rest }: WrittenRule): boolean {
  const keys = Object.keys(resolve);
  return keys.length === 1 && keys[0] === 'fullySpecified' && hasNoEffect(rest);
}
