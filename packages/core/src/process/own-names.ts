import { currentObservation, noteOpening } from './observation.js';
import { today } from './today.js';

/** Names that code of the site has for the clock, for chance and for the environment, and what stands for them. */
export const ownNames: Readonly<Record<string, string>> = {
  Date: '__docsiteDate',
  'Math.random': '__docsiteRandom',
  'process.env': '__docsiteEnv',
};

const scope = globalThis as unknown as Record<symbol, object | undefined>;

/** What modules are given: who is observed has what is noted, others the clock at noon of the day of the build, UTC. */
export type GivenNames = 'observed' | 'still';

/** Defines what stands for these names, at the beginning of a module. */
export function namesBanner(given: GivenNames): string {
  const names = 'Date:__docsiteDate,random:__docsiteRandom,env:__docsiteEnv';
  return `const{${names}}=globalThis[Symbol.for('docsite.names.${given}')];`;
}

/** Has modules find what their banner asks for. */
export function provideNames(given: GivenNames): void {
  const key = Symbol.for(`docsite.names.${given}`);
  scope[key] ??= { Date: given === 'observed' ? observedDate() : stillDate(), random, env: observedEnvironment() };
}

function stillDate(): DateConstructor {
  const noon = (): number => Date.parse(`${today()}T12:00:00Z`);
  return new Proxy(Date, {
    construct: (target, values, made) => Reflect.construct(target, values.length === 0 ? [noon()] : values, made),
    apply: (target) => new target(noon()).toString(),
    get: (target, name) => (name === 'now' ? noon : Reflect.get(target, name)),
  });
}

function random(): number {
  noteOpening('Math.random');
  return Math.random();
}

function observedEnvironment(): NodeJS.ProcessEnv {
  const noteName = (name: string | symbol): void => {
    if (typeof name === 'string') currentObservation()?.fact(`env ${name}`);
  };
  return new Proxy(process.env, {
    get: (target, name) => {
      noteName(name);
      return Reflect.get(target, name);
    },
    has: (target, name) => {
      noteName(name);
      return Reflect.has(target, name);
    },
    ownKeys: (target) => {
      noteOpening('process.env');
      return Reflect.ownKeys(target);
    },
  });
}

/** `Date` as it is, but that who asks for the present time depends on it: on the day if that is all that is used. */
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

/** A date that is the present time, each method of which notes what it tells of that. */
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
