import type { CheckInput } from '@docsite/checker';
import type { BundleResult } from '@docsite/renderer';
import type { RenderedPages } from '../../cache/pages/page-result.js';
import { mathFindings } from '../../math/katex.js';
import { missingLiveCode } from '../../peers/missing-live-code.js';
import { findMarkdown } from '../input/find-markdown.js';
import type { AssembledLocale } from '../locale-build.js';
import { unpublishedFinder } from './find-unpublished.js';
import { createLocator } from './locate-text.js';
import { missingAliases } from './missing-aliases.js';
import { missingFolders } from './missing-folders.js';
import { undrawnItems } from './undrawn-items.js';
import { unreadThemeFiles } from './unread-theme-files.js';

/** A locale that was assembled, bundled and rendered, as far as that is needed to check it. */
export interface LocaleToCheck
  extends Pick<AssembledLocale, 'site' | 'documents' | 'index' | 'links' | 'siteHtml' | 'diagrams'>,
    Pick<CheckInput, 'outputFiles'>,
    Required<Pick<CheckInput, 'weights'>> {
  readonly siteDir: string;
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
      ...unreadThemeFiles(siteDir, site),
      ...(await diagrams.checked).findings,
      ...rendered.findings,
    ],
    ...(outputFiles !== undefined && { outputFiles }),
    weights,
  };
}
