import { clockNames, dateWithNow, noonOf } from './fixed-clock.js';
import { notedEnvironment } from './noted-environment.js';
import { currentObservation, noteOpening } from './observation.js';
import { today } from './today.js';

/** Replacements for the clock, random numbers and the environment in the site's bundled code, by original name. */
export const ownNames = { ...clockNames, 'process.env': '__docsiteEnv' } as const;

const scope = globalThis as unknown as Record<string, object | undefined>;

/** What modules get: a clock observed for reads, or one fixed at noon UTC of the build day. */
export type GivenNames = 'observed' | 'still';

/** Code that defines these replacements, for the start of a module. */
export function namesBanner(given: GivenNames): string {
  const { Date: date, 'Math.random': random, 'process.env': env } = ownNames;
  return `const{Date:${date},random:${random},env:${env}}=globalThis['${keyOf(given)}'];`;
}

/** Provides the values that the banner of modules looks up. */
export function provideNames(given: GivenNames): void {
  scope[keyOf(given)] ??= {
    Date: given === 'observed' ? observedDate() : dateWithNow(() => noonOf(today())),
    random,
    env: observedEnvironment(),
  };
}

/**
 * A string rather than a symbol, because modules may declare a variable named `Symbol`, which is uninitialized at the
 * banner.
 */
function keyOf(given: GivenNames): string {
  return `docsite.names.${given}`;
}

function random(): number {
  noteOpening('Math.random');
  return Math.random();
}

function observedEnvironment(): NodeJS.ProcessEnv {
  return notedEnvironment(process.env, {
    variable: (name) => currentObservation()?.fact(`env ${name}`),
    all: () => noteOpening('process.env'),
  });
}

/**
 * `Date`, observed when code reads the present time: it is recorded as depending on the day if it uses nothing more.
 */
function observedDate(): DateConstructor {
  const Present = presentDate();
  return new Proxy(Date, {
    construct: (target, values, made) =>
      values.length === 0 ? new Present() : Reflect.construct(target, values, made === undefined ? target : made),
    apply: (target) => {
      noteOpening('Date()');
      return target();
    },
    get: (target, name) => {
      if (name === 'now') noteOpening('Date.now');
      return Reflect.get(target, name);
    },
  });
}

/** Methods with the same result all day. */
const ofTheDay = /^(?:get(?:UTC)?(?:FullYear|Month|Date|Day)|getYear|getTimezoneOffset|toDateString)$/;

/** The present time, as a date whose methods record what they reveal of it. */
function presentDate(): DateConstructor {
  class Present extends Date {}
  for (const name of Reflect.ownKeys(Date.prototype)) {
    const method = Reflect.get(Date.prototype, name) as unknown;
    if (typeof method !== 'function' || name === 'constructor') continue;
    const isOfDay = typeof name === 'string' && ofTheDay.test(name);
    Object.defineProperty(Present.prototype, name, {
      value(this: Date, ...values: unknown[]) {
        const isDay = isOfDay || (name === 'toLocaleDateString' && !showsTime(values[1]));
        if (isDay) currentObservation()?.fact('day');
        else noteOpening('new Date()');
        return method.apply(this, values);
      },
    });
  }
  return Present as DateConstructor;
}

function showsTime(options: unknown): boolean {
  return /hour|minute|second|timeStyle|dayPeriod/i.test(JSON.stringify(options) ?? '');
}
