/** Parses a UTC time in ISO 8601. `Date.parse` is not used, because its result may depend on the reader's time zone. */
export function dateInUtc(time: string): Date {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0, thousandths = 0] = time
    .split(/\D/)
    .map(Number);
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second, thousandths));
}
