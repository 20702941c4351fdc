import { notedEnvironment } from './noted-environment.js';
import { currentObservation, noteOpening } from './observation.js';
import { clockNames, dateWithNow, noonOf } from './standing-clock.js';
import { today } from './today.js';

/**
 * Names that bundled code of the site has for the clock, random numbers and the environment, by those that it was
 * written with.
 */
export const ownNames = { ...clockNames, 'process.env': '__docsiteEnv' } as const;

const scope = globalThis as unknown as Record<string, object | undefined>;

/**
 * What modules are given: a clock that an observation notes, or one that stands at noon of the day of the build, UTC.
 */
export type GivenNames = 'observed' | 'still';

/** Defines what stands for these names, at the beginning of a module. */
export function namesBanner(given: GivenNames): string {
  const { Date: date, 'Math.random': random, 'process.env': env } = ownNames;
  return `const{Date:${date},random:${random},env:${env}}=globalThis['${keyOf(given)}'];`;
}

/** Provides what the banner of modules asks for. */
export function provideNames(given: GivenNames): void {
  scope[keyOf(given)] ??= {
    Date: given === 'observed' ? observedDate() : dateWithNow(() => noonOf(today())),
    random,
    env: observedEnvironment(),
  };
}

/** No symbol: modules may declare a variable of the name `Symbol`, which has no value yet where the banner stands. */
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

/** `Date`, with a note where code asks for the present time: that it depends on the day, if that is all it uses. */
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

/** Methods that give the same all day. */
const ofTheDay = /^(?:get(?:UTC)?(?:FullYear|Month|Date|Day)|getYear|getTimezoneOffset|toDateString)$/;

/** The present time, as a date whose methods note what they give of it. */
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
  return Present as unknown as DateConstructor;
}

function showsTime(options: unknown): boolean {
  return /hour|minute|second|timeStyle|dayPeriod/i.test(JSON.stringify(options) ?? '');
}
