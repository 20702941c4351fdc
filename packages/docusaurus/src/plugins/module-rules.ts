import type { LoadedFiles } from '@docsite/core';

/** The rules about modules in a webpack configuration. */
export interface ModuleRules {
  readonly loadedFiles: readonly LoadedFiles[];
  /** Rules that docsite cannot follow. */
  readonly others: readonly unknown[];
}

/** What loaders and webpack's module types make of a file, as far as it is its address or text. */
const kinds: Readonly<Record<string, LoadedFiles['as']>> = {
  'file-loader': 'address',
  'url-loader': 'address',
  asset: 'address',
  'asset/resource': 'address',
  'asset/inline': 'address',
  'raw-loader': 'text',
  'asset/source': 'text',
};

interface WrittenRule {
  readonly test?: unknown;
  readonly use?: unknown;
  readonly loader?: unknown;
  readonly type?: unknown;
  readonly resolve?: Readonly<Record<string, unknown>>;
}

/** Keys of a rule that do not change what importing modules receive. */
const otherKeys: ReadonlySet<string> = new Set(['include', 'exclude', 'options', 'generator', 'parser', 'resolve']);

/** Splits rules into those that load files as addresses or as text, and all others. */
export function readModuleRules(rules: unknown): ModuleRules {
  const written = [rules].flat().filter((rule) => typeof rule === 'object' && rule !== null);
  const loadedFiles = written.map((rule) => loadedFilesOf(rule as WrittenRule));
  return {
    loadedFiles: loadedFiles.filter((files) => files !== undefined),
    others: written.filter(
      (rule, index) =>
        loadedFiles[index] === undefined && !isAboutEndings(rule as WrittenRule) && !isAboutData(rule as WrittenRule),
    ),
  };
}

function loadedFilesOf(rule: WrittenRule): LoadedFiles | undefined {
  const { test, use, loader, type, ...rest } = rule;
  const as = kinds[loaderName(use ?? loader) ?? String(type)];
  if (!(test instanceof RegExp) || as === undefined || !Object.keys(rest).every((key) => otherKeys.has(key)))
    return undefined;
  return { pattern: test.source, flags: test.flags.replace(/[gy]/g, ''), as };
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

/** Whether a rule only has files of data read, which docsite reads without. */
function isAboutData({ test: _, use, loader, type, ...rest }: WrittenRule): boolean {
  const name = loaderName(use ?? loader) ?? String(type);
  return dataLoaders.has(name) && Object.keys(rest).every((key) => otherKeys.has(key));
}

const dataLoaders: ReadonlySet<string> = new Set([
  'js-yaml-loader',
  'json',
  'json-loader',
  'yaml-loader',
  'yml-loader',
]);

/** Whether a rule only allows imports of ES modules to omit file extensions, which they always may in docsite. */
function isAboutEndings({ test: _, resolve = {}, ...rest }: WrittenRule): boolean {
  const keys = Object.keys(resolve);
  return keys.length === 1 && keys[0] === 'fullySpecified' && Object.keys(rest).every((key) => otherKeys.has(key));
}
