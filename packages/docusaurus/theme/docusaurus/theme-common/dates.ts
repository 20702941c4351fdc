import { useSite } from '@docsite/renderer/template';

/** A format for dates in the language of the site. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const { name, calendar } = useSite().locale;
  return new Intl.DateTimeFormat(name, { calendar, ...options });
}
