/**
 * The build day in UTC, such as `2022-07-11`: from `SOURCE_DATE_EPOCH` (seconds since 1970, as set for reproducible
 * builds), or else from the clock.
 */
export function today(): string {
  const { SOURCE_DATE_EPOCH: epoch } = process.env;
  const time = epoch !== undefined && /^\d{1,11}$/.test(epoch) ? Number(epoch) * 1000 : Date.now();
  return new Date(time).toISOString().slice(0, 10);
}
