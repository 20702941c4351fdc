import { isAbsolute, join } from 'node:path';
import { codeEnding } from '@docsite/core';
import { textOf } from '../load/files/file-text.js';
import { formerSwizzles, lackingSwizzles } from '../modules/components/lacking-swizzles.js';
import {
  namedModules,
  type OptionComponents,
  optionComponents,
  replacedComponents,
  skipDefaultComponents,
} from '../modules/components/option-components.js';
import { type PrismSetUp, prismSetUpOf } from '../modules/components/prism-languages.js';
import { providesContexts } from '../modules/components/shared-contexts.js';
import { readSwizzles, type Swizzles } from '../modules/components/swizzles.js';
import { swizzleDir, type ThemeFile, themeFiles } from '../modules/components/theme-files.js';
import { wideBlogLayers, wideMarkdownLayers } from '../modules/components/wide-layers.js';
import { liveElementsOf } from '../modules/mdx/live-elements.js';
import { type AskedPages, askedPages } from '../modules/page-modules.js';
import { siteConfigModule, siteModules } from '../modules/site-modules.js';
import { themeKeyReads, wordsIn } from '../modules/theme-keys.js';
import type { PluginResults } from '../plugins/plugin-results.js';
import { type OwnSources, readOwnSources, soughtClasses } from '../styles/sources/own-sources.js';
import { codeFolders } from '../styles/sources/site-sources.js';
import { localeModuleNames } from '../translations/locale-texts.js';
import type { SitePlugins } from './site-plugins.js';
import type { SiteToComplete } from './site-to-complete.js';

/** The site's own code, components and styles. */
export interface OwnParts {
  /** The components that options name. */
  readonly components: OptionComponents;
  readonly swizzles: Swizzles;
  readonly sources: OwnSources;
  /** The components of its plugins' themes. */
  readonly pluginComponents: readonly ThemeFile[];
  /** Texts of its code, and of these components. */
  readonly texts: readonly string[];
  /** The words of its code, and of the themes of its plugins. */
  readonly words: ReadonlySet<string>;
  /** The class names that its code queries elements by; undefined if there are none. */
  readonly sought: ReadonlySet<string> | undefined;
  /** The modules about all pages that its code, or the code of its plugins' themes, imports. */
  readonly asked: AskedPages;
  readonly prism: PrismSetUp | undefined;
  /** Elements of documents whose components can change in the browser. */
  readonly liveElements: readonly string[];
  /** Whether its components around page content provide contexts. */
  readonly sharesContexts: boolean;
}

/** Reads the site's own parts, and reports the settings that are read only by its code. */
export async function readOwnParts(
  site: SiteToComplete,
  { results, themeConfig }: Pick<SitePlugins, 'results' | 'themeConfig'>,
): Promise<OwnParts> {
  const { siteConfig, config, functions, takeover } = site;
  const { siteDir } = takeover;
  const { docs, blog, pages } = functions;
  for (const options of [...docs, ...blog, ...pages]) skipDefaultComponents(options);
  const components = optionComponents(functions);
  const swizzles = swizzlesOf(site, results, components);
  const sources = readOwnSources(codeFolders(config, siteDir));
  const pluginComponents = results.themes.flatMap(themeFiles);
  const texts = [...sources.code, ...pluginComponents.map(({ text }) => text)];
  const allTexts = [...texts, ...textsOf(results.clientModules)];
  const words = wordsIn(allTexts);
  const inThemes = [...themeFiles(join(siteDir, swizzleDir)), ...pluginComponents].map(({ text }) => text);
  takeover.leavesToCode(
    themeKeyReads({ words, code: sources.code, components: inThemes, ofPlugins: themeConfig.read }),
  );
  return {
    components,
    swizzles,
    sources,
    pluginComponents,
    texts,
    words,
    sought: soughtClasses(sources),
    asked: askedPages(allTexts),
    prism: await prismSetUpOf(siteConfigModule(siteConfig, config), takeover),
    liveElements: await liveElementsOf(siteDir),
    sharesContexts: providesContexts(siteDir, {
      code: sources.code,
      themes: pluginComponents,
      named: namedModules(components),
    }),
  };
}

/** The code of client modules of plugins that are given as files. */
function textsOf(modules: readonly string[]): string[] {
  return modules.filter((path) => isAbsolute(path) && codeEnding.test(path)).map(textOf);
}

function swizzlesOf(site: SiteToComplete, results: PluginResults, components: OptionComponents): Swizzles {
  const { siteDir } = site.takeover;
  return readSwizzles(siteDir, {
    pluginThemes: results.themes,
    replaced: replacedComponents(components),
    former: formerSwizzles(siteDir, results.themes),
    lacking: leaveLacking(site, results),
    wideBlogLayers: wideBlogLayers(siteDir, components),
    wideMarkdownLayers: wideMarkdownLayers(siteDir, components),
  });
}

/** Reports components of the site that cannot be drawn, and returns their names. */
function leaveLacking({ siteConfig, config, takeover }: SiteToComplete, results: PluginResults): string[] {
  const { siteDir } = takeover;
  const ofSite = siteModules(siteConfig, config, {
    siteDir,
    sought: undefined,
    words: new Set(),
    plugins: [],
    asked: askedPages([]),
    drawn: new Set(),
  });
  const { posts } = askedPages(themeFiles(join(siteDir, swizzleDir)).map(({ text }) => text));
  const given = new Set([...Object.keys({ ...ofSite, ...results.modules, ...posts }), ...localeModuleNames]);
  const lacking = lackingSwizzles(siteDir, given);
  for (const [name, lack] of lacking)
    if (lack !== undefined) takeover.leaves(`component ${swizzleDir}/${name}, which ${lack}`);
  return [...lacking.keys()];
}
