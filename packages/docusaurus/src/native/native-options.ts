import { isAbsolute } from 'node:path';
import { types } from 'node:util';
import { pathFrom, propertiesOf } from '@docsite/core';
import {
  type FunctionHolder,
  type FunctionOption,
  functionHolders,
  functionOption,
  functionOptions,
} from '../config/functions/function-options.js';
import { isAroundByFile, isRunning } from '../config/plugins/plugins.js';
import { sameKeys } from '../config/site/same-keys.js';
import type { Keys } from '../keys.js';
import { missingPackageOf } from '../load/bundling/missing-packages.js';
import { isComponentOption } from '../modules/components/option-components.js';
import { hasSvgrOptions } from '../plugins/webpack/svgr-files.js';
import type { PresetValues } from '../preset-options.js';

/** The input for the options of the preset. */
export interface OptionSources extends PresetValues {
  /** Absolute. */
  readonly siteDir: string;
  /** Words in the site's own code. */
  readonly words: ReadonlySet<string>;
}

/** The options of the preset; keys without a value are undefined. */
export function nativeOptions(sources: OptionSources): Record<string, unknown> {
  const { functions, styleLayer, mediaInLayers, codeThemes } = sources;
  return {
    plugins: entriesOf('plugins', sources),
    themes: entriesOf('themes', sources),
    siteConfig: nonEmpty(siteConfigOf(sources)),
    styleLayer: styleLayer || undefined,
    mediaInLayers: mediaInLayers || undefined,
    codeThemes: nonEmpty({ light: installed(codeThemes.light), dark: installed(codeThemes.dark) }),
    ...Object.fromEntries(functionHolders.map((holder) => [holder, functionsOf(functions[holder], holder)])),
  };
}

function installed(theme: unknown): unknown {
  return missingPackageOf(theme) === undefined ? theme : undefined;
}

/**
 * The plugins of a list that run, as written, except for absolute paths; those of presets are in the form that the
 * presets return.
 */
function entriesOf(list: 'plugins' | 'themes', { plugins, siteConfig, siteDir }: OptionSources): unknown[] | undefined {
  const found = plugins
    .filter((use) => `${use.kind}s` === list && (isRunning(use) || isAroundByFile(use) || hasSvgrOptions(use)))
    .map(({ path: [holder, index], reference, around, ...use }) => {
      const { name, options } = around ?? use;
      const isListed = holder === list;
      const entry = isListed ? (siteConfig[list] as readonly unknown[])[index as number] : [reference, options.plain()];
      if (typeof reference !== 'string' || !isAbsolute(reference)) return entry;
      const path = reference.includes('node_modules') ? name : sitePathOf(reference, siteDir);
      return Array.isArray(entry) ? [path, ...entry.slice(1)] : path;
    });
  return found.length === 0 ? undefined : found;
}

function sitePathOf(path: string, siteDir: string): string {
  const inner = pathFrom(siteDir, path);
  return inner.startsWith('.') ? inner : `./${inner}`;
}

/** The functions of each instance that has some, with its id and accompanying lists; as a list for docs and blogs. */
function functionsOf(instances: readonly Keys[], holder: FunctionHolder): object | undefined {
  const found = instances.flatMap((options) => {
    const names: readonly FunctionOption[] = functionOptions[holder];
    const codeOf = (name: FunctionOption) => functionOption(options, name).value;
    const own = names.filter((name) => isCarried(name, codeOf(name)) || options.list(name).length > 0);
    if (own.length === 0) return [];
    // a truncation marker applies to the folder of its blog
    const path = own.includes('truncateMarker') ? { path: options.text('path') } : {};
    return [{ id: options.text('id'), ...path, ...Object.fromEntries(own.map((name) => [name, codeOf(name)])) }];
  });
  const isList = holder === 'docs' || holder === 'blog' || found.length > 1;
  return isList && found.length > 0 ? found : found[0];
}

/** Whether a value is a function, a pattern or the name of a component. */
function isCarried(name: FunctionOption, value: unknown): boolean {
  if (isComponentOption(name)) return typeof value === 'string';
  return typeof value === 'function' || types.isRegExp(value);
}

/** Docusaurus's keys that docsite's configuration covers, and keys that concern the build. */
const elsewhere: ReadonlySet<string> = new Set<string>([
  ...sameKeys,
  'presets',
  'plugins',
  'themes',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'markdown',
  'future',
  'themeConfig',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'storage',
  'ssrTemplate',
]);

/** The part of the configuration that the site's own code or its plugins may read; the rest is dropped. */
function siteConfigOf({ siteConfig, words, plugins }: OptionSources): Record<string, unknown> {
  const own = Object.entries(siteConfig).filter(([key]) => !elsewhere.has(key) && words.has(key));
  return { ...Object.fromEntries(own), themeConfig: nonEmpty(themeConfigOf({ siteConfig, words, plugins })) };
}

/** Keys of the theme configuration that docsite's own covers. */
const taken: ReadonlySet<string> = new Set([
  'navbar',
  'footer',
  'prism',
  'colorMode',
  'docs',
  'blog',
  'image',
  'metadata',
  'announcementBar',
  'tableOfContents',
  'algolia',
  'mermaid',
  'zoom',
]);

type ThemeConfigSources = Pick<OptionSources, 'siteConfig' | 'words' | 'plugins'>;

function themeConfigOf({ siteConfig, words, plugins }: ThemeConfigSources): Record<string, unknown> {
  const themeConfig = propertiesOf(siteConfig.themeConfig);
  const running = plugins.filter(isRunning);
  if (running.some(({ kind }) => kind === 'theme')) return themeConfig;
  const isAsked = words.has('themeConfig') || words.has('useThemeConfig');
  const needed = Object.entries(themeConfig).filter(([key]) =>
    taken.has(key) ? isAsked && words.has(key) : isAsked || running.length > 0,
  );
  return Object.fromEntries(needed);
}

/** The object, unless it is empty. */
function nonEmpty(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | undefined {
  return Object.values(value).some((item) => item !== undefined) ? value : undefined;
}
