import type { UserConfig } from '@docsite/core';
import { llmsTxtOf } from '../config/outputs/llms-txt.js';
import { offlineOf } from '../config/outputs/offline.js';
import { sitemapOf } from '../config/outputs/sitemap.js';
import { isOffInPreset, llmsTxtPlugin } from '../config/plugins/plugins.js';
import { optionsOf, optionsOfPackage } from './contents.js';
import type { SiteToConvert } from './site-to-convert.js';

/** The files that are written besides pages. */
export function outputSettings({ config, plugins, takeover }: SiteToConvert): Partial<UserConfig> {
  const baseUrl = config.text('baseUrl') ?? '/';
  return {
    offline: offlineOf(optionsOf(plugins, 'plugin-pwa')),
    sitemap: sitemapOf(optionsOf(plugins, 'plugin-sitemap'), { baseUrl, isOff: isOffInPreset(config, 'sitemap') }),
    llmsTxt: llmsTxtOf(optionsOfPackage(plugins, llmsTxtPlugin), { takeover, url: config.text('url'), baseUrl }),
  };
}
