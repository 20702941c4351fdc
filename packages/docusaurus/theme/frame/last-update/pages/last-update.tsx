import type { LastUpdate as LastUpdateData } from '@docsite/renderer/template';
import LastUpdated from '@theme/LastUpdated';

/** When the page last changed, and by whom. */
export function LastUpdate({ update: { time, author } }: { readonly update: LastUpdateData }) {
  return <LastUpdated lastUpdatedAt={time === undefined ? undefined : Date.parse(time)} lastUpdatedBy={author} />;
}
