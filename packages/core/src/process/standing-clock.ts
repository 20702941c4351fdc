/** Names that bundled code has for the clock and for random numbers, by those that it was written with. */
export const clockNames = { Date: '__docsiteDate', 'Math.random': '__docsiteRandom' } as const;

/** Noon of a day, `2022-07-11`, in UTC, in milliseconds since 1970: the present time of a build. */
export function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}

/** `Date` with another present time. */
export function dateWithNow(now: () => number): DateConstructor {
  return new Proxy(Date, {
    construct: (target, values, made) => Reflect.construct(target, values.length === 0 ? [now()] : values, made),
    apply: (target) => new target(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
