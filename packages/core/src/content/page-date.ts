import type { SiteLocale } from '../config/site-locale.js';

/** How much of a date is shown. */
type DateStyle = 'day' | 'month-day';

/** Creating a format takes 0.1 ms, more than everything else derived from a page's facts. */
const formats = new WeakMap<SiteLocale, Map<DateStyle, Intl.DateTimeFormat>>();

/**
 * Formats a date in a locale's conventions, in UTC, so that the result is the same on every machine.
 *
 * @param time Milliseconds since 1970 UTC.
 */
export function dateLabel(time: number, locale: SiteLocale, style: DateStyle = 'day'): string {
  const own = formats.get(locale) ?? new Map<DateStyle, Intl.DateTimeFormat>();
  formats.set(locale, own);
  const format = own.get(style) ?? openFormat(locale, style);
  own.set(style, format);
  return format.format(new Date(time));
}

function openFormat({ name, calendar }: SiteLocale, style: DateStyle): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(name, {
    day: 'numeric',
    month: 'long',
    ...(style === 'day' && { year: 'numeric' }),
    timeZone: 'UTC',
    calendar,
  });
}
