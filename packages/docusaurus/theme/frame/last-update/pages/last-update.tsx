import type { LastUpdate as LastUpdateData } from '@docsite/renderer/template';
import LastUpdated from '@theme/LastUpdated';

/** When and by whom the page was last changed. */
export function LastUpdate({ update }: { readonly update: LastUpdateData }) {
  const { time, timeLabel, author } = update;
  const lastUpdatedAt = time === undefined ? undefined : Date.parse(time);
  return <LastUpdated lastUpdatedAt={lastUpdatedAt} formattedLastUpdatedAt={timeLabel} lastUpdatedBy={author} />;
}
