import { formatLabel, type LastUpdate as LastUpdateData, useLabels } from '@docsite/renderer/template';

/** When the page last changed, and by whom. */
export function LastUpdate({ update }: { readonly update: LastUpdateData }) {
  const labels = useLabels();
  const { time, timeLabel, author } = update;
  const [before, after] = labels.lastUpdatedOn.split('{date}');
  return (
    <p className="last-update">
      {labels.lastUpdated}
      {timeLabel !== undefined && (
        <>
          {` ${before}`}
          <time dateTime={time}>{timeLabel}</time>
          {after}
        </>
      )}
      {author !== undefined && ` ${formatLabel(labels.lastUpdatedBy, { author })}`}
    </p>
  );
}
