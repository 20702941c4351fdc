import { type Bundle, buildSiteData, type SiteData } from '@docsite/renderer';
import { mathStyles } from '../../math/katex.js';
import type { AssembledLocale } from '../locale-build.js';

/** What the pages of a locale have in common, besides its bundle. */
export type LocaleContents = Pick<AssembledLocale, 'site' | 'index' | 'siteHtml' | 'labels' | 'diagrams'>;

/** The data that all pages of a locale are rendered with. */
export function localeSiteData(
  siteDir: string,
  { site, index, siteHtml, labels, diagrams }: LocaleContents,
  bundle: Bundle,
): SiteData {
  return buildSiteData(site, {
    links: index,
    siteHtml,
    labels: labels.labels,
    math: mathStyles(siteDir, site.config)?.path,
    mermaid: diagrams.modulePath,
    bundleHash: bundle.hash,
  });
}
