import type { CheckInput } from '@docsite/checker';
import type { Document, LinkIndex, LinkTable, Site, SiteHtml } from '@docsite/core';
import type { BundleResult } from '@docsite/renderer';
import type { RenderedPages } from '../../cache/pages/page-result.js';
import type { Diagrams } from '../../diagrams/diagrams.js';
import { mathFindings } from '../../math/katex.js';
import { missingLiveCode } from '../../peers/missing-live-code.js';
import { findMarkdown } from '../input/find-markdown.js';
import { unpublishedFinder } from './find-unpublished.js';
import { createLocator } from './locate-text.js';
import { missingAliases } from './missing-aliases.js';
import { missingFolders } from './missing-folders.js';
import { undrawnItems } from './undrawn-items.js';

/** A locale that was assembled, bundled and rendered, as far as that is needed to check it. */
export interface LocaleToCheck extends Pick<CheckInput, 'outputFiles'>, Required<Pick<CheckInput, 'weights'>> {
  readonly siteDir: string;
  readonly site: Site;
  readonly documents: Readonly<Record<string, Document>>;
  /** Resolves hrefs that are not in documents. */
  readonly index: LinkIndex;
  readonly links: LinkTable;
  readonly siteHtml: SiteHtml;
  readonly diagrams: Diagrams;
  readonly bundled: Pick<BundleResult, 'bundle' | 'findings'>;
  readonly rendered: RenderedPages;
}

/** The input for checking a locale: what was assembled, what rendering has found, and what the site lacks. */
export async function checkInput(locale: LocaleToCheck): Promise<CheckInput & Pick<LocaleToCheck, 'weights'>> {
  const { siteDir, site, documents, index, links, siteHtml, diagrams, bundled, rendered, outputFiles, weights } =
    locale;
  return {
    site,
    documents,
    linkIndex: index,
    linkTable: links,
    siteHtmlLinks: siteHtml.links,
    renderedLinks: rendered.links,
    renderedIds: rendered.ids,
    renderedMissing: rendered.missing,
    locate: createLocator(siteDir, site.config.themeDir),
    findUnpublished: unpublishedFinder(siteDir, site),
    findMarkdown: () => findMarkdown(siteDir),
    renderFindings: [
      ...bundled.findings,
      ...(bundled.bundle?.warnings ?? []),
      ...mathFindings(siteDir, site),
      ...missingLiveCode(siteDir, site),
      ...missingFolders(siteDir, site),
      ...missingAliases(siteDir, site),
      ...undrawnItems(siteDir, site),
      ...(await diagrams.checked).findings,
      ...rendered.findings,
    ],
    ...(outputFiles !== undefined && { outputFiles }),
    weights,
  };
}
