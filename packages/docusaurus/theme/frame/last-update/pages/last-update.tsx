import type { LastUpdate as LastUpdateData } from '@docsite/renderer/template';
import LastUpdated from '@theme/LastUpdated';

/** When the page last changed, and by whom. */
export function LastUpdate({ update }: { readonly update: LastUpdateData }) {
  const { time, timeLabel, author } = update;
  const lastUpdatedAt = time === undefined ? undefined : Date.parse(time);
  return <LastUpdated lastUpdatedAt={lastUpdatedAt} formattedLastUpdatedAt={timeLabel} lastUpdatedBy={author} />;
}
