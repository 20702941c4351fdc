const clock = String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.(?<fraction>\d+))?)?`;
const time = String.raw`(?:(?:T|,?\s+)${clock}(?:\s+(?<half>[ap]m))?)?`;
const zone = String.raw`(?:\s*(?<zone>Z|(?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?|UTC|GMT))?`;
const weekday = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+)?`;

/**
 * Date notations: year first, month first with slashes, or with the name of the month; each may be followed by a time
 * and a zone.
 */
const notations = [
  String.raw`(?<year>\d{4})([-/])(?<month>\d{1,2})\2(?<day>\d{1,2})`,
  // month first, as JavaScript reads it
  String.raw`(?<month>\d{1,2})/(?<day>\d{1,2})/(?<year>\d{4})`,
  String.raw`${weekday}(?<day>\d{1,2})\s+(?<month>[a-z]{3,9})\.?,?\s+(?<year>\d{4})`,
  String.raw`${weekday}(?<month>[a-z]{3,9})\.?\s+(?<day>\d{1,2}),?\s+(?<year>\d{4})`,
].map((date) => new RegExp(`^${date}${time}${zone}$`, 'i'));

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/**
 * Parses a date as authors write it, such as `2024-05-01`, `2024-05-01 10:00 +02:00` or `1 May 2024`. Without a zone it
 * is UTC, on every machine (`Date.parse` reads most notations as local time).
 *
 * @returns Milliseconds since 1970 UTC; undefined if the text is not a date.
 */
export function readWrittenDate(text: string): number | undefined {
  for (const notation of notations) {
    const parts = notation.exec(text.trim())?.groups;
    if (parts !== undefined) return timeOf(parts);
  }
  return undefined;
}

function timeOf(parts: Readonly<Record<string, string | undefined>>): number | undefined {
  const [year, month, day] = [Number(parts.year), monthOf(parts.month ?? ''), Number(parts.day)];
  const [hour, minute, second] = [hourOf(parts), Number(parts.minute ?? 0), Number(parts.second ?? 0)];
  const isDay = month > 0 && month <= 12 && day > 0 && day <= daysOf(year, month);
  if (!isDay || hour > 23 || minute > 59 || second > 59) return undefined;
  const milliseconds = Number((parts.fraction ?? '').slice(0, 3).padEnd(3, '0'));
  return Date.UTC(year, month - 1, day, hour, minute, second, milliseconds) - offsetOf(parts.zone);
}

/** The hour from 0 to 23 of a time that may be one of a half of the day, such as `9:15 PM`; 24 for none. */
function hourOf({ hour = '0', half }: Readonly<Record<string, string | undefined>>): number {
  const number = Number(hour);
  if (half === undefined) return number;
  if (number > 12) return 24;
  return (number % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
}

/** The number of a month written as a number, a name or an abbreviation; 0 for anything else. */
function monthOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const name = text.toLowerCase() === 'sept' ? 'sep' : text.toLowerCase();
  return months.findIndex((month) => month === name || month.slice(0, 3) === name) + 1;
}

function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The offset of a zone from UTC, in milliseconds. */
function offsetOf(zoneName: string | undefined): number {
  const [, sign, hours, minutes = '0'] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zoneName ?? '') ?? [];
  if (sign === undefined) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
