import { formatDate } from './dates.js';
import type { Line } from './schema.js';

export interface SupportTimelineProps {
  readonly lines: readonly Line[];
  /** Marked in the picture, where it lies in it. */
  readonly today: string;
}

const width = 720;
/** Room for the name of the line that ends last: names stand behind the bars, where they are seen on narrow screens. */
const labelWidth = 24;
const rowHeight = 22;
const headHeight = 24;

/** Bars of general and security support, a row for each line, on an axis of years. */
export function SupportTimeline({ lines, today }: SupportTimelineProps) {
  const first = yearOf(lines.map(({ released }) => released).sort()[0] as string);
  const last =
    yearOf(
      lines
        .map(({ securitySupportEnds }) => securitySupportEnds)
        .sort()
        .at(-1) as string,
    ) + 1;
  const xOf = (date: string) => round(((yearsOf(date) - first) / (last - first)) * (width - labelWidth));
  const height = headHeight + lines.length * rowHeight;
  const years = Array.from({ length: last - first }, (_, index) => first + index);
  const isShown = yearsOf(today) >= first && yearsOf(today) < last;
  return (
    <figure className="support-timeline">
      <div className="chart">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={`Support of Moodle versions, ${first} to ${last - 1}`}
        >
          {years.map((year) => (
            <g key={year}>
              <path className="year" d={`M${xOf(`${year}-01-01`)} ${headHeight - 6}V${height}`} />
              <text x={xOf(`${year}-01-01`) + 4} y={14}>
                {year}
              </text>
            </g>
          ))}
          {isShown && <path className="today" d={`M${xOf(today)} ${headHeight - 6}V${height}`} />}
          {lines.map((line, index) => (
            <SupportBar key={line.line} line={line} y={headHeight + index * rowHeight} xOf={xOf} />
          ))}
        </svg>
      </div>
      <figcaption>
        <span className="general">General support</span>, then <span className="security">security fixes only</span>.
        Versions with long-term support are in bold.
        {isShown && (
          <>
            {' '}
            The <span className="today">vertical line</span> is at {formatDate(today)}, when this page was built.
          </>
        )}
      </figcaption>
    </figure>
  );
}

interface SupportBarProps {
  readonly line: Line;
  readonly y: number;
  readonly xOf: (date: string) => number;
}

/** The row of a line: its bar, with its name behind it. */
function SupportBar({ line, y, xOf }: SupportBarProps) {
  const bar = { y: y + 4, height: rowHeight - 8, rx: 2 };
  const [from, middle, to] = [xOf(line.released), xOf(line.generalSupportEnds), xOf(line.securitySupportEnds)];
  return (
    <g>
      <text className={line.lts ? 'line lts' : 'line'} x={to + 6} y={y + 15}>
        {line.line}
      </text>
      <rect className="security" x={from} width={round(to - from)} {...bar} />
      <rect className="general" x={from} width={round(middle - from)} {...bar} />
    </g>
  );
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** A date as years with their fraction. */
function yearsOf(date: string): number {
  const [start, end] = [yearOf(date), yearOf(date) + 1].map((year) => Date.UTC(year, 0)) as [number, number];
  return yearOf(date) + (Date.parse(date) - start) / (end - start);
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
