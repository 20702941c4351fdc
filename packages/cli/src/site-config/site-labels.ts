import type { LoadedConfig, SiteLocale } from '@docsite/core';
import { type LocaleLabels, readLabels } from '@docsite/renderer';
import { labelsDir } from '../own-package/labels-folder.js';

/** Reads the theme's labels in a locale of a site: docsite's own, and those that the site provides. */
export function readSiteLabels(siteDir: string, locale: SiteLocale, { config, labels }: LoadedConfig): LocaleLabels {
  return readLabels(siteDir, locale, { labelsDir, config, given: labels });
}
