import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LoadedConfig, type SiteLocale, siteLocales } from '@docsite/core';
import { makeReadyTheme } from '@docsite/renderer';
import { packageFolder } from '../../own-package/package-folder.js';
import { readSiteConfig } from '../../site-config/site-config.js';
import { readSiteLabels } from '../../site-config/site-labels.js';
import { bundleSettings, localeSettings } from './bundle-settings.js';

/** The folder of themes bundled together with docsite, for sites that add no module to them. */
export const readyThemesDir = join(packageFolder, 'bundle/themes');

/** Bundles the theme into that folder, for sites with and without blogs, versions and languages. */
export async function makeReadyThemes(): Promise<void> {
  mkdirSync(readyThemesDir, { recursive: true });
  const modules = mkdtempSync(join(tmpdir(), 'docsite-themes-'));
  try {
    // an empty folder is a site without anything of its own
    const loaded = await readSiteConfig(readyThemesDir);
    const locale = siteLocales(loaded.config)[0] as SiteLocale;
    const made = variantsOf(loaded).map(async (variant, number) => {
      const { labels } = readSiteLabels(readyThemesDir, locale, loaded);
      return makeReadyTheme({
        ...bundleSettings(readyThemesDir, variant),
        locale: { ...localeSettings(variant, locale), labels, serverDir: join(modules, String(number)) },
        pages: [],
      });
    });
    for (const { name, bytes } of await Promise.all(made)) writeFileSync(join(readyThemesDir, name), bytes);
  } finally {
    rmSync(modules, { recursive: true });
  }
}

/** The configuration, and variants that enable more theme layers. */
function variantsOf(loaded: LoadedConfig): LoadedConfig[] {
  const { config } = loaded;
  const { i18n } = config;
  const blogs = [config, { ...config, blog: [] }];
  const languages = [i18n, { ...i18n, locales: [...i18n.locales, 'another'] }];
  return blogs.flatMap((one) => languages.map((own) => ({ ...loaded, config: { ...one, i18n: own } })));
}
