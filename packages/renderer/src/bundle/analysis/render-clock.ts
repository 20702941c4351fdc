import { createHash } from 'node:crypto';
import { clockNames, dateWithNow, noonOf } from '@docsite/core/process';

/**
 * The clock and random numbers of server modules: noon UTC of the build day, and reproducible numbers. The same sources
 * therefore result in the same pages, regardless of the order in which they are rendered, and of which ones come from
 * the cache.
 */
interface RenderClock {
  readonly Date: DateConstructor;
  readonly random: () => number;
  /** Milliseconds since 1970. */
  now: number;
  /** The random numbers of the page being rendered; absent while modules are loaded. */
  ofPage: (() => number) | undefined;
  /** How many random numbers modules have requested while loading, by the requesting place. */
  readonly asked: Map<string, number>;
}

/**
 * A string rather than a symbol, because packages may declare variables named `Symbol`, which are uninitialized at the
 * banner.
 */
const key = 'docsite.render-clock';
const { Date: dateName, 'Math.random': randomName } = clockNames;

/** Defines these names at the start of each file. */
export const clockBanner = `const{Date:${dateName}=Date,random:${randomName}=Math.random}=globalThis['${key}']??{};`;

/** Server code with its original names. */
export function withOwnNames(code: string): string {
  return code.replaceAll(dateName, 'Date').replaceAll(randomName, 'Math.random');
}

/** Whether server code depends on the build day. Dates with given times, and functions that parse dates, do not. */
export function isGivenDay(code: string): boolean {
  return new RegExp(
    `${dateName}(?!\\((?!\\)|\\.\\.\\.)|\\.(?:parse|UTC|prototype)\\b|=Date\\b)(?<!instanceof ${dateName})`,
  ).test(code);
}

/**
 * Sets the day for server modules, such as `2022-07-11`, and restarts the random numbers of those already loaded.
 * Modules must be loaded after the first call.
 */
export function setRenderDay(day: string): void {
  const clock = openClock();
  clock.now = noonOf(day);
  clock.asked.clear();
}

/** Random numbers derived from a page, and from how many it has already received. */
export class PageNumbers {
  private given = 0;

  constructor(private readonly page: string) {}

  /**
   * Provides these numbers to code that renders a part of the page.
   *
   * @param part Receives a function that takes the part's numbers back, for rendering it again from the start.
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

function openClock(): RenderClock {
  const scope = globalThis as { [key]?: RenderClock };
  scope[key] ??= createClock();
  return scope[key];
}

function createClock(): RenderClock {
  const clock: RenderClock = {
    now: Date.now(),
    ofPage: undefined,
    asked: new Map(),
    random: () => clock.ofPage?.() ?? numberAtLoading(clock.asked),
    Date: dateWithNow(() => clock.now),
  };
  return clock;
}

/**
 * Random numbers during loading depend on the requesting place, because modules are loaded in the order in which pages
 * need them.
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

/** A number from 0 to 1 derived from a text. */
function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}
