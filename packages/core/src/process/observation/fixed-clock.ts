/** Replacements for the clock and random numbers in bundled code, by original name. */
export const clockNames = { Date: '__docsiteDate', 'Math.random': '__docsiteRandom' } as const;

/** Noon UTC of a day such as `2022-07-11`, in milliseconds since 1970: the present time of a build. */
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
