/**
 * The day of the build, in UTC, as `2022-07-11`: the one that `SOURCE_DATE_EPOCH` names (seconds since 1970, as
 * reproducible builds set it), else that of the clock.
 */
export function today(): string {
  const { SOURCE_DATE_EPOCH: epoch } = process.env;
  const time = epoch !== undefined && /^\d{1,11}$/.test(epoch) ? Number(epoch) * 1000 : Date.now();
  return new Date(time).toISOString().slice(0, 10);
}
