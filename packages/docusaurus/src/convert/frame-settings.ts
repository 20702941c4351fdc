import type { UserConfig } from '@docsite/core';
import { isInOneVersion } from '../config/content/docs.js';
import type { DocsInstance } from '../config/content/instances.js';
import { isInOneLanguage } from '../config/site/locales.js';
import { diagramsOf } from '../config/theme/diagrams.js';
import { footerOf } from '../config/theme/footer.js';
import { hasZoomPlugin, imageZoomOf } from '../config/theme/image-zoom.js';
import { navbarOf } from '../config/theme/navbar.js';
import { searchOf } from '../config/theme/search.js';
import { classNames } from '../styles/selectors/class-names.js';
import type { SiteToConvert } from './site-to-convert.js';

/** The parts around the text of pages, and what clicks on parts of the text open. */
export function frameSettings(site: SiteToConvert, docs: readonly DocsInstance[]): Partial<UserConfig> {
  const { config, themeConfig, plugins, takeover, hasOwnItems, drawsItems } = site;
  const staticDirs = config.texts('staticDirectories') ?? ['static'];
  return {
    navbar: navbarOf(themeConfig, takeover, {
      staticDirs,
      hasOwnItems,
      drawsItems,
      isInOneLanguage: isInOneLanguage(config),
      isInOneVersion: (id) => isInOneVersion(docs, takeover.siteDir, id),
    }),
    footer: footerOf(themeConfig, takeover, staticDirs),
    search: searchOf(themeConfig, takeover),
    imageZoom: hasZoomPlugin(plugins) ? undefined : imageZoomOf(themeConfig, classNames),
    diagrams: diagramsOf(themeConfig),
  } as Partial<UserConfig>;
}
