import type { LinkIndex, Site, SiteHtml } from '@docsite/core';
import { type Bundle, buildSiteData, type LocaleLabels, type SiteData } from '@docsite/renderer';
import type { Diagrams } from '../../diagrams/diagrams.js';
import { mathStyles } from '../../math/katex.js';

/** What the pages of a locale have in common, besides its bundle. */
export interface LocaleContents {
  readonly site: Site;
  readonly index: LinkIndex;
  readonly siteHtml: SiteHtml;
  readonly labels: LocaleLabels;
  readonly diagrams: Diagrams;
}

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
