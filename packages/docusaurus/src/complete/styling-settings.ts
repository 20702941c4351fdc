import { completeLocale, type LayerPlace, type PostcssHook, type PresetConfig, type UserConfig } from '@docsite/core';
import { bodyClasses } from '../modules/components/body-classes.js';
import { namedModules } from '../modules/components/option-components.js';
import { expectLayers, flattenLayers } from '../styles/flatten-layers.js';
import { bareElements } from '../styles/selectors/bare-elements.js';
import { classNames } from '../styles/selectors/class-names.js';
import type { Completion } from './completion.js';
import type { OwnParts } from './own-parts.js';
import type { SitePlugins } from './site-plugins.js';
import type { SiteToComplete } from './site-to-complete.js';

/** The settings for bundling the site's style sheets. */
export function stylingSettings(
  site: SiteToComplete,
  { plugins, own, config }: Completion,
): Pick<PresetConfig, 'selectors' | 'mirrorsStyles' | 'postcssHooks'> {
  const { siteDir } = site.takeover;
  const postcssHooks = postcssHooksOf(plugins, own, siteDir);
  return {
    selectors: {
      ...classNames,
      elements: bareElements(site.styleLayer),
      bodies: bodyClasses(siteDir, { themes: own.pluginComponents, named: namedModules(own.components) }),
      layersIn: layerPlace(site),
      // in layers, Docusaurus's own rules give way to those of a site for all elements
      ...(!site.styleLayer && { universalIn: 'base' }),
    },
    ...(hasRightToLeft(config) && { mirrorsStyles: true }),
    ...(postcssHooks.length > 0 && { postcssHooks }),
  };
}

/**
 * Infima's rules are in no layer unless a flag says so, and override all that are in one. With the flag, they are in
 * layers before all others, which may have the names of docsite's.
 */
function layerPlace({ styleLayer, mediaInLayers: withMedia }: SiteToComplete): LayerPlace {
  return styleLayer ? { layer: 'site', except: 'docusaurus', withMedia } : { layer: 'base', withMedia };
}

/** Whether a language is written from right to left, for which Docusaurus's theme mirrors all style sheets. */
function hasRightToLeft({ i18n }: UserConfig): boolean {
  const names = i18n?.locales ?? [i18n?.defaultLocale ?? 'en'];
  return names.some((name) => completeLocale(name, i18n?.localeConfigs?.[name]).direction === 'rtl');
}

/** What changes style sheets: plugins, and what Docusaurus does with layers if there may be some. */
function postcssHooksOf({ made }: SitePlugins, { sources }: OwnParts, siteDir: string): PostcssHook[] {
  const hooks = made.flatMap(({ plugin }): PostcssHook[] => {
    const change = plugin.configurePostCss?.bind(plugin);
    return change === undefined ? [] : [{ change }];
  });
  return hooks.length > 0 || expectLayers(sources.styles) ? [...hooks, flattenLayers(siteDir)] : [];
}
