import type { PageDataContext } from './content-kind.js';
import type { WrittenPage } from './page.js';
import type { LastUpdate, TocItem } from './page-data.js';
import { dateLabel } from './page-date.js';

/** What the templates of written pages are given alike. */
export interface WrittenData {
  readonly toc: readonly TocItem[];
  readonly hideTitle: boolean;
  readonly hideToc: boolean;
  readonly editUrl?: string;
  readonly lastUpdate?: LastUpdate;
}

/** The data that a written page takes from its facts and its document. */
export function writtenData(page: WrittenPage, { document, locale }: PageDataContext): WrittenData {
  const { tocLevels, hideTitle, hideToc, editUrl, lastUpdate } = page;
  const toc = (document?.headings ?? [])
    .filter(({ level }) => level >= tocLevels[0] && level <= tocLevels[1])
    .map(({ id, level, html }) => ({ id, level, html }));
  return {
    toc: hideToc ? [] : toc,
    hideTitle,
    hideToc,
    ...(editUrl !== undefined && { editUrl }),
    ...(lastUpdate !== undefined && { lastUpdate: updateData(lastUpdate, locale) }),
  };
}

/** Dates are written in UTC, the same on every machine. */
function updateData(
  { time, author }: NonNullable<WrittenPage['lastUpdate']>,
  locale: PageDataContext['locale'],
): LastUpdate {
  if (time === undefined) return author === undefined ? {} : { author };
  const label = dateLabel(time * 1000, locale);
  return { time: new Date(time * 1000).toISOString(), timeLabel: label, ...(author !== undefined && { author }) };
}
