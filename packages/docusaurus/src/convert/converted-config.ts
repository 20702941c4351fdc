import type { UserConfig } from '@docsite/core';
import { docsInstance } from '../config/content/docs.js';
import { redirectsOf } from '../config/outputs/redirects.js';
import { localesOf } from '../config/site/locales.js';
import { siteFactsOf } from '../config/site/site-facts.js';
import { sitePath } from '../config/site/site-path.js';
import { storageOf } from '../config/site/storage.js';
import { readingOf } from '../config/theme/reading.js';
import { stylesOf } from '../styles/sources/site-sources.js';
import { checkSettings } from './check-settings.js';
import { contentSettings } from './content-settings.js';
import { contentsOf, optionsOf } from './contents.js';
import { frameSettings } from './frame-settings.js';
import { headElements } from './head-elements.js';
import { outputSettings } from './output-settings.js';
import type { SiteToConvert } from './site-to-convert.js';

/** Converts a Docusaurus configuration to one of docsite's, as far as possible. The preset completes it. */
export function convertedConfig(site: SiteToConvert): UserConfig {
  const { config, themeConfig, plugins, takeover } = site;
  const contents = contentsOf(plugins, takeover);
  const docs = contents.docs.map((options) => docsInstance(options, takeover));
  return {
    ...siteFactsOf(config, takeover),
    i18n: localesOf(config, takeover.siteDir),
    docs,
    ...contentSettings(site, contents),
    ...checkSettings(site, contents),
    head: headElements(site),
    redirects: redirectsOf(optionsOf(plugins, 'plugin-client-redirects'), takeover),
    ...frameSettings(site, docs),
    ...outputSettings(site),
    ...readingOf(themeConfig, takeover),
    ...storageOf(config, takeover.siteDir),
    styles: stylesOf(optionsOf(plugins, 'theme-classic'), takeover),
    clientModules: (config.texts('clientModules') ?? []).map((path) => sitePath(path, takeover.siteDir)),
    // the author of a page decides what it may load, with other builders in mind
    headers: { contentSecurityPolicy: false },
  } as UserConfig;
}
