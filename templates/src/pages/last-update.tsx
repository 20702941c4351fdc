import type { LastUpdate as LastUpdateData } from '@docsite/renderer/template';

/** When the page last changed, and by whom. */
export function LastUpdate({ update }: { readonly update: LastUpdateData }) {
  return (
    <p className="last-update">
      {update.before}
      {update.time && <time dateTime={update.time}>{update.timeLabel}</time>}
      {update.after}
    </p>
  );
}
