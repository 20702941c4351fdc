import { useSite } from '@docsite/renderer/template';
import { LastUpdate } from '@theme-original/pages/last-update';

export interface LastUpdatedProps {
  /** In milliseconds. */
  readonly lastUpdatedAt?: number | null | undefined;
  readonly lastUpdatedBy?: string | null | undefined;
}

/** When a page last changed, and by whom. */
export default function LastUpdated({ lastUpdatedAt, lastUpdatedBy }: LastUpdatedProps) {
  const { labels, locale } = useSite();
  const { name, calendar } = locale;
  const dated = lastUpdatedAt === undefined || lastUpdatedAt === null ? undefined : new Date(lastUpdatedAt);
  const label = dated?.toLocaleDateString(name, {
    calendar,
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const time = dated && { time: dated.toISOString(), timeLabel: label as string };
  const [before = '', after = ''] = labels.lastUpdated
    .replace('{on}', dated === undefined ? '' : labels.lastUpdatedOn)
    .replace('{by}', () => (lastUpdatedBy ? labels.lastUpdatedBy.replace('{author}', () => lastUpdatedBy) : ''))
    .split('{date}');
  return <LastUpdate update={{ before, after, ...time }} />;
}
