import { useSite } from '@docsite/renderer/template';
import { LastUpdate } from '@theme-original/pages/last-update';

export interface LastUpdatedProps {
  /** In milliseconds. */
  readonly lastUpdatedAt?: number | null | undefined;
  readonly lastUpdatedBy?: string | null | undefined;
}

/** When a page last changed, and by whom. */
export default function LastUpdated({ lastUpdatedAt, lastUpdatedBy }: LastUpdatedProps) {
  const { name, calendar } = useSite().locale;
  const dated = lastUpdatedAt === undefined || lastUpdatedAt === null ? undefined : new Date(lastUpdatedAt);
  const label = dated?.toLocaleDateString(name, {
    calendar,
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const time = dated && { time: dated.toISOString(), timeLabel: label as string };
  return <LastUpdate update={{ ...time, ...(lastUpdatedBy && { author: lastUpdatedBy }) }} />;
}
