import { type SiteData, useSite } from '@docsite/renderer/template';
import { LastUpdate } from '@theme-original/pages/last-update';

export interface LastUpdatedProps {
  /** In milliseconds. */
  readonly lastUpdatedAt?: number | null | undefined;
  readonly lastUpdatedBy?: string | null | undefined;
  /** The date as text, before Docusaurus 3.2. */
  readonly formattedLastUpdatedAt?: string | undefined;
}

type Locale = SiteData['locale'];

/** Kept, because creating a format takes longer than rendering the rest of the footer of a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf({ name, calendar }: Locale): Intl.DateTimeFormat {
  const key = `${name} ${calendar}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(name, { calendar, timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });
  formats.set(key, format);
  return format;
}

/** When and by whom a page was last changed. */
export default function LastUpdated({ lastUpdatedAt, lastUpdatedBy, formattedLastUpdatedAt }: LastUpdatedProps) {
  const { labels, locale } = useSite();
  const dated = lastUpdatedAt === undefined || lastUpdatedAt === null ? undefined : new Date(lastUpdatedAt);
  const label = formattedLastUpdatedAt ?? (dated && formatOf(locale).format(dated));
  const time = dated && { time: dated.toISOString(), timeLabel: label as string };
  const [before = '', after = ''] = labels.lastUpdated
    .replace('{on}', dated === undefined ? '' : labels.lastUpdatedOn)
    .replace('{by}', () => (lastUpdatedBy ? labels.lastUpdatedBy.replace('{author}', () => lastUpdatedBy) : ''))
    .split('{date}');
  return <LastUpdate update={{ before, after, ...time }} />;
}
