import { createHash } from 'node:crypto';
import { clockNames, dateWithNow, noonOf } from '@docsite/core/process';

/**
 * What modules of the server have for the clock and for random numbers: noon of the day of the build, UTC, and numbers
 * that are the same each time. So the same sources give the same pages, in whatever order they are drawn, and whichever
 * of them come from the cache.
 */
interface DrawingClock {
  readonly Date: DateConstructor;
  readonly random: () => number;
  /** Milliseconds since 1970. */
  now: number;
  /** The random numbers of the page that is drawn; absent while modules are loaded. */
  ofPage: (() => number) | undefined;
  /** How many random numbers modules have asked for while they were loaded, by where they did. */
  readonly asked: Map<string, number>;
}

/** No symbol: packages declare variables of the name `Symbol`, which have no value yet where the banner stands. */
const key = 'docsite.drawing-clock';
const { Date: dateName, 'Math.random': randomName } = clockNames;

/** Defines these names at the beginning of each file. */
export const clockBanner = `const{Date:${dateName}=Date,random:${randomName}=Math.random}=globalThis['${key}']??{};`;

/** Code of the server with the names that it was written with. */
export function withOwnNames(code: string): string {
  return code.replaceAll(dateName, 'Date').replaceAll(randomName, 'Math.random');
}

/**
 * Whether code of the server is given the day. Dates of given times, and the functions that read dates, do not need it.
 */
export function isGivenDay(code: string): boolean {
  return new RegExp(
    `${dateName}(?!\\((?!\\)|\\.\\.\\.)|\\.(?:parse|UTC|prototype)\\b|=Date\\b)(?<!instanceof ${dateName})`,
  ).test(code);
}

/**
 * Sets the day that modules of the server are given, `2022-07-11`, and restarts the random numbers of those that are
 * loaded. They have to be loaded after the first call.
 */
export function setDrawingDay(day: string): void {
  const clock = openClock();
  clock.now = noonOf(day);
  clock.asked.clear();
}

/** Random numbers that follow from a page, and from how many it was given before. */
export class PageNumbers {
  private given = 0;

  constructor(private readonly page: string) {}

  /**
   * Gives these numbers to code that draws a part of the page.
   *
   * @param part Is given what takes the numbers of the part back, where it is drawn again from the start.
   */
  draw<Drawn>(part: (rewind: () => void) => Drawn): Drawn {
    const clock = openClock();
    const { given: before } = this;
    const { ofPage: outer } = clock;
    clock.ofPage = () => numberOf(`${this.page} ${this.given++}`);
    try {
      return part(() => {
        this.given = before;
      });
    } finally {
      clock.ofPage = outer;
    }
  }
}

function openClock(): DrawingClock {
  const scope = globalThis as { [key]?: DrawingClock };
  scope[key] ??= createClock();
  return scope[key];
}

function createClock(): DrawingClock {
  const clock: DrawingClock = {
    now: Date.now(),
    ofPage: undefined,
    asked: new Map(),
    random: () => clock.ofPage?.() ?? numberAtLoading(clock.asked),
    Date: dateWithNow(() => clock.now),
  };
  return clock;
}

/**
 * Modules are loaded in the order in which pages ask for them, so their random numbers follow from where they are asked
 * for.
 */
function numberAtLoading(asked: Map<string, number>): number {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 50;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  const callers = (stack.match(/[^/\\]+\.mjs:\d+:\d+/g) ?? []).join(' ');
  const count = asked.get(callers) ?? 0;
  asked.set(callers, count + 1);
  return numberOf(`${callers} ${count}`);
}

/** A number from 0 to 1 that follows from a text. */
function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}
