import { analyticsOf, gtagOf, tagManagerOf, vercelOf } from '../config/theme/analytics.js';
import { headOf, pwaTagOf } from '../config/theme/head.js';
import type { HeadTag } from '../config/theme/head-tag.js';
import { hasZoomPlugin, zoomGroundOf } from '../config/theme/image-zoom.js';
import { optionsOf } from './contents.js';
import type { SiteToConvert } from './site-to-convert.js';

/** The elements that the configuration and the options of plugins add to the heads of all pages. */
export function headElements({ config, themeConfig, plugins, takeover }: SiteToConvert): HeadTag[] {
  return [
    ...headOf(config, themeConfig, takeover),
    ...(hasZoomPlugin(plugins) ? [] : zoomGroundOf(themeConfig)),
    ...optionsOf(plugins, 'plugin-google-gtag').flatMap(gtagOf),
    ...optionsOf(plugins, 'plugin-google-tag-manager').flatMap(tagManagerOf),
    ...optionsOf(plugins, 'plugin-google-analytics').flatMap(analyticsOf),
    ...optionsOf(plugins, 'plugin-vercel-analytics').flatMap(vercelOf),
    ...optionsOf(plugins, 'plugin-pwa').flatMap((options) => options.each('pwaHead').map(pwaTagOf)),
  ];
}
