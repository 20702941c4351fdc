import { formatLabel, type LastUpdate as LastUpdateData, useLabels } from '@docsite/renderer/template';
import { Fragment, type ReactNode } from 'react';

/** When the page last changed, and by whom. */
export function LastUpdate({ update }: { readonly update: LastUpdateData }) {
  const labels = useLabels();
  const { time, timeLabel, author } = update;
  const [before, after] = labels.lastUpdatedOn.split('{date}');
  const parts: Readonly<Record<string, ReactNode>> = {
    '{on}': timeLabel !== undefined && (
      <>
        {before}
        <time dateTime={time}>{timeLabel}</time>
        {after}
      </>
    ),
    '{by}': author !== undefined && formatLabel(labels.lastUpdatedBy, { author }),
  };
  return (
    <p className="last-update">
      {labels.lastUpdated.split(/(\{on\}|\{by\})/).map((part) => (
        <Fragment key={part}>{parts[part] ?? part}</Fragment>
      ))}
    </p>
  );
}
