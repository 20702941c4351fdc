import type { PageLocale, SourceToEdit } from '../config/adapters/content-hooks.js';
import type { DocsConfig, SiteConfig } from '../config/site-config.js';
import type { SiteLocale } from '../config/site-locale.js';
import { placeOf } from '../diagnostic.js';
import type { PageUpdate } from '../git/last-update.js';
import { readWrittenDate } from '../parse/front-matter/written-date.js';
import { encodePath } from '../route/route.js';
import type { AssembleInput } from './assemble-input.js';
import type { AssembledDocument, AssembledFacts } from './assembled-document.js';
import type { WrittenPage } from './page.js';
import { sourceChange } from './source-change.js';

interface UpdateOptions {
  readonly updates: ReadonlyMap<string, PageUpdate>;
  readonly time: boolean;
  readonly author: boolean;
}

/** The facts that a written page takes from its document: everything but its kind, key, route, title and edit link. */
export function writtenFacts(
  document: AssembledDocument,
  config: SiteConfig,
  update: UpdateOptions,
): Omit<WrittenPage, 'kind' | 'key' | 'route' | 'title' | 'editUrl'> {
  const { frontMatter } = document;
  const lastUpdate = lastUpdateOf(document, update);
  return {
    holds: 'text',
    source: document.path,
    ...sourceChange(document.path, config, update.updates),
    place: placeOf(document.path),
    description: descriptionOf(document),
    ...(frontMatter.title_meta !== undefined && { headTitle: frontMatter.title_meta }),
    keywords: frontMatter.keywords,
    ...(frontMatter.image !== undefined && { image: frontMatter.image }),
    hideTitle: frontMatter.hide_title || document.contentTitle !== undefined || document.hasTitleInText === true,
    hideToc: frontMatter.hide_table_of_contents,
    tocLevels: [
      frontMatter.toc_min_heading_level ?? config.tableOfContents.minHeadingLevel,
      frontMatter.toc_max_heading_level ?? config.tableOfContents.maxHeadingLevel,
    ],
    unlisted: frontMatter.unlisted,
    draft: frontMatter.draft,
    ...(lastUpdate !== undefined && { lastUpdate }),
  };
}

/** The last update of a document. Front matter takes precedence over Git; time and author appear only if configured. */
function lastUpdateOf(document: AssembledFacts, options: UpdateOptions): PageUpdate | undefined {
  const written = document.frontMatter.last_update;
  const committed = options.updates.get(document.path);
  const date = written?.date === undefined ? undefined : readWrittenDate(written.date);
  const time = date === undefined ? committed?.time : date / 1000;
  const author = written?.author ?? committed?.author;
  const update = {
    ...(options.time && time !== undefined && { time }),
    ...(options.author && author !== undefined && { author }),
  };
  return Object.keys(update).length === 0 ? undefined : update;
}

/** The description of a written page: from front matter, or else its excerpt. */
export function descriptionOf({ frontMatter, excerpt }: Pick<AssembledDocument, 'frontMatter' | 'excerpt'>): string {
  return frontMatter.description ?? excerpt;
}

/** The title of a written page: from front matter, or else its opening heading, or else a name. */
export function titleOf(document: AssembledFacts, name: string): string {
  return document.frontMatter.title ?? document.contentTitle ?? name;
}

/** The address for editing a source: from an adapter's function, or else as `editUrlOf` builds it. */
export function editUrlBy(
  { hooks, locale }: Pick<AssembleInput, 'hooks' | 'locale'>,
  document: AssembledFacts,
  source: Omit<SourceToEdit, keyof PageLocale>,
): string | undefined {
  if (document.frontMatter.custom_edit_url !== undefined) return undefined;
  return hooks?.editUrl?.({ ...source, ...pageLocale(locale) });
}

/**
 * The folder of a source, which is that of the translations for a translation.
 *
 * @param path Relative to the site folder.
 * @param inner The same path, relative to the folder.
 */
export function folderOfSource(path: string, inner: string): string {
  return path.slice(0, -inner.length).replace(/\/$/, '');
}

/** A locale, in the form that functions of an adapter receive. */
export function pageLocale({ name, baseUrl }: Pick<SiteLocale, 'name' | 'baseUrl'>): PageLocale {
  return { locale: name, baseUrl };
}

/** The address for editing a source: the configured address with the path of the file appended. */
export function editUrlOf(
  document: AssembledFacts,
  docs: Pick<DocsConfig, 'editUrl'>,
  file: string = document.path,
): string | undefined {
  const custom = document.frontMatter.custom_edit_url;
  if (custom !== undefined) return custom ?? undefined;
  if (docs.editUrl === undefined) return undefined;
  return `${docs.editUrl.replace(/\/$/, '')}/${encodePath(file)}`;
}
