/** The date of a time in UTC, as ISO 8601 writes it. `Date.parse` may go by the reader's own clock. */
export function dateInUtc(time: string): Date {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0, thousandths = 0] = time
    .split(/\D/)
    .map(Number);
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second, thousandths));
}
