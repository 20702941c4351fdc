import type { PageDataContext } from './content-kind.js';
import type { WrittenPage } from './page.js';
import type { LastUpdate, TocItem } from './page-data.js';
import { dateLabel } from './page-date.js';

/** Template data that all written pages have. */
export interface WrittenData {
  readonly toc: readonly TocItem[];
  readonly hideTitle: boolean;
  readonly hideToc: boolean;
  readonly editUrl?: string;
  readonly lastUpdate?: LastUpdate;
}

/** The template data derived from a written page's facts and its document. */
export function writtenData(page: WrittenPage, context: PageDataContext): WrittenData {
  const { tocLevels, hideTitle, hideToc, editUrl, lastUpdate } = page;
  const { contents, headings = [] } = context.document ?? {};
  const toc = (contents ?? headings.filter(({ isUnlisted }) => isUnlisted !== true))
    .filter(({ level, html }) => level >= tocLevels[0] && level <= tocLevels[1] && html.trim() !== '')
    .map(({ id, level, html }) => ({ id, level, html }));
  return {
    toc: hideToc ? [] : toc,
    hideTitle,
    hideToc,
    ...(editUrl !== undefined && { editUrl }),
    ...(lastUpdate !== undefined && { lastUpdate: updateData(lastUpdate, context) }),
  };
}

/** Dates are formatted in UTC, the same on every machine. */
function updateData(
  { time, author }: NonNullable<WrittenPage['lastUpdate']>,
  { locale, labels, updateDates }: PageDataContext,
): LastUpdate {
  const parts: Readonly<Record<string, string>> = {
    '{on}': time === undefined ? '' : labels.lastUpdatedOn,
    '{by}': author === undefined ? '' : labels.lastUpdatedBy.replace('{author}', () => author),
  };
  const [before = '', after = ''] = labels.lastUpdated
    .replace(/\{(?:on|by)\}/g, (part) => parts[part] as string)
    .split('{date}');
  return {
    before,
    after,
    ...(time !== undefined && {
      time: new Date(time * 1000).toISOString(),
      timeLabel: dateLabel(time * 1000, locale, updateDates === 'long' ? 'day' : updateDates),
    }),
    ...(author !== undefined && { author }),
  };
}
