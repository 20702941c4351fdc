import { createHash } from 'node:crypto';
import { clockNames, dateWithNow, noonOf } from '@docsite/core/process';

/**
 * What modules of the server have for the clock and for random numbers: noon of the day of the build, UTC, and numbers that are
 * the same each time. So the same sources give the same pages, in whatever order they are drawn, and whichever of them come from
 * the cache.
 */
interface DrawingClock {
  readonly Date: DateConstructor;
  readonly random: () => number;
  /** Milliseconds since 1970. */
  now: number;
  /** What random numbers follow from: the page that is drawn; absent while modules are loaded. */
  seed: string | undefined;
  /** How many random numbers were asked for, by what they follow from. */
  readonly asked: Map<string, number>;
}

const key = Symbol.for('docsite.drawing-clock');
const { Date: dateName, 'Math.random': randomName } = clockNames;

/** Defines these names at the beginning of each file. */
export const clockBanner = `const{Date:${dateName}=Date,random:${randomName}=Math.random}=globalThis[Symbol.for('docsite.drawing-clock')]??{};`;

/** Code of the server with the names that it was written with. */
export function withOwnNames(code: string): string {
  return code.replaceAll(dateName, 'Date').replaceAll(randomName, 'Math.random');
}

/** Whether code of the server is given the day. Dates of given times, and the functions that read dates, do not need it. */
export function isGivenDay(code: string): boolean {
  return new RegExp(
    `${dateName}(?!\\((?!\\)|\\.\\.\\.)|\\.(?:parse|UTC|prototype)\\b|=Date\\b)(?<!instanceof ${dateName})`,
  ).test(code);
}

/** Sets the day that modules of the server are given, `2022-07-11`. They have to be loaded after the first call. */
export function setDrawingDay(day: string): void {
  openClock().now = noonOf(day);
}

/** Restarts the random numbers, which follow from the page that is drawn; without one, from the module that is loaded. */
export function seedRandomNumbers(page: string | undefined): void {
  const clock = openClock();
  clock.seed = page;
  if (page !== undefined) clock.asked.clear();
}

function openClock(): DrawingClock {
  const scope = globalThis as { [key]?: DrawingClock };
  scope[key] ??= createClock();
  return scope[key];
}

function createClock(): DrawingClock {
  const clock: DrawingClock = {
    now: Date.now(),
    seed: undefined,
    asked: new Map(),
    random: () => {
      const seed = clock.seed ?? callersNow();
      const count = clock.asked.get(seed) ?? 0;
      clock.asked.set(seed, count + 1);
      return numberOf(`${seed} ${count}`);
    },
    Date: dateWithNow(() => clock.now),
  };
  return clock;
}

/** Modules are loaded in the order in which pages ask for them, so their random numbers follow from who asks. */
function callersNow(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 50;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return (stack.match(/[^/\\]+\.mjs:\d+:\d+/g) ?? []).join(' ');
}

/** A number from 0 to 1 that follows from a text. */
function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}
