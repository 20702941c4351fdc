import type { ServerComponentProps } from 'docsite/theme';
import { formatDate, formatShortDate } from './dates.js';
import { lines, pageOf, releasesOf } from './releases.js';
import type { Line } from './schema.js';
import { supportOn } from './support.js';
import { SupportBadge } from './support-badge.js';
import { SupportTimeline } from './support-timeline.js';

interface LinesProps extends ServerComponentProps {
  /** `supported`: those that get fixes today, and planned ones; `all`: every line. */
  readonly show: 'supported' | 'all';
}

/** The table of the lines of releases with the dates of their support. */
export function Lines({ show, today }: LinesProps) {
  const shown = lines.filter((line) => show === 'all' || supportOn(line, today) !== 'ended');
  if (shown.length === 0) {
    const [newest] = lines;
    return (
      <p>
        None of the versions listed here is supported any more. The last of them was Moodle {newest?.line}, until{' '}
        {newest && formatDate(newest.securitySupportEnds)}. For newer ones see{' '}
        <a href="https://download.moodle.org">download.moodle.org</a>.
      </p>
    );
  }
  return (
    <table className="lines">
      <thead>
        <tr>
          <th>Version</th>
          <th>Status</th>
          <th>Released</th>
          <th>General support ends</th>
          <th>Security support ends</th>
          <th>Latest</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((line) => (
          <LineRow key={line.line} line={line} today={today} />
        ))}
      </tbody>
    </table>
  );
}

function LineRow({ line, today }: { readonly line: Line; readonly today: string }) {
  const [first, ...patches] = releasesOf(line.line);
  const last = patches.at(-1) ?? first;
  const name = `${line.line}${line.lts ? ' (LTS)' : ''}`;
  const support = supportOn(line, today);
  return (
    <tr>
      <td>{first === undefined ? name : <a href={pageOf(first)}>{name}</a>}</td>
      <td>{support === 'ended' ? 'Ended' : <SupportBadge support={support} />}</td>
      <td>{formatShortDate(line.released)}</td>
      <td>{formatShortDate(line.generalSupportEnds)}</td>
      <td>{formatShortDate(line.securitySupportEnds)}</td>
      <td>{last === undefined ? '–' : <a href={pageOf(last)}>{last.version}</a>}</td>
    </tr>
  );
}

/** A picture of the support of the lines since 2.7, and the day of the build in it. */
export function Timeline({ today }: ServerComponentProps) {
  return <SupportTimeline lines={lines.filter(({ released }) => released >= '2014')} today={today} />;
}
