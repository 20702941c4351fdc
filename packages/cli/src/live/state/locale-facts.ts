import {
  type Document,
  LinkIndex,
  type PageLinks,
  type PageUpdate,
  resolveLinks,
  resolveSiteHtml,
  type ScannedSite,
  type Site,
  type SiteHtml,
  type SourcePage,
} from '@docsite/core';
import type { LocaleLabels } from '@docsite/renderer';
import { assemblePages } from '../../build/assemble/assemble-pages.js';
import type { LocaleSettings } from '../../build/locale-settings.js';
import type { DiagramChecker, Diagrams } from '../../diagrams/diagrams.js';
import type { LiveDocument, LiveDocuments } from '../reading/live-document.js';

/** The input for the facts of one locale. */
export interface LocaleInput extends Omit<LocaleSettings, 'includeDrafts'> {
  readonly updates: ReadonlyMap<string, PageUpdate>;
  readonly scanned: ScannedSite;
  readonly labels: LocaleLabels;
  readonly checkDiagrams: DiagramChecker;
}

/** Everything known about one locale before it is bundled and rendered. Immutable: a change creates new facts. */
export interface LocaleFacts extends LocaleInput {
  readonly documents: Readonly<Record<string, Document>>;
  readonly site: Site;
  readonly index: LinkIndex;
  readonly siteHtml: SiteHtml;
  readonly diagrams: Diagrams;
}

/** Assembles a locale. */
export async function assembleFacts(input: LocaleInput, all: LiveDocuments): Promise<LocaleFacts> {
  const documents = Object.fromEntries(
    input.scanned.sources.map(({ path }) => [path, (all.get(path) as LiveDocument).document]),
  );
  const site = await assemblePages({ ...input, includeDrafts: true }, { ...input, documents });
  const index = new LinkIndex(site, input.loaded.hooks?.brokenLink);
  const siteHtml = await resolveSiteHtml(site, index);
  return { ...input, documents, site, index, siteHtml, diagrams: input.checkDiagrams(input.siteDir, documents) };
}

/** The targets of the links of a document. */
export function linksOf(page: SourcePage, document: Document, { index }: Pick<LocaleFacts, 'index'>): PageLinks {
  return resolveLinks([page], { [page.source]: document }, index).get(page.route) ?? [];
}
