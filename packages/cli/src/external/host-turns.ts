import { setTimeout as sleep } from 'node:timers/promises';
import { oncePerKey } from '@docsite/core';

/** How many requests may run at a time, and the minimum delay between them. */
export interface TurnLimits {
  /** Simultaneous requests to one host. */
  readonly perHost: number;
  /** Milliseconds between the starts of two requests to one host. */
  readonly delay: number;
  /** Simultaneous requests to all hosts. */
  readonly total: number;
}

/** Delays requests to respect limits. */
export interface HostTurns {
  /**
   * Runs a request as soon as its host may be contacted.
   *
   * @param known The result if it is known when the request's turn comes: it is then not run, and nothing is delayed.
   */
  readonly take: <Result>(
    host: string,
    { known }: { readonly known: () => Result | undefined },
    request: () => Promise<Result>,
  ) => Promise<Result>;
  /** Delays further requests to a host by this many milliseconds. */
  readonly pause: (host: string, milliseconds: number) => void;
}

interface HostState {
  /** When the next request may start, in milliseconds since 1970. */
  next: number;
  readonly slots: Slots;
}

/** Creates the limiter of one check, which all of its requests share. */
export function createHostTurns({ perHost, delay, total }: TurnLimits): HostTurns {
  const all = createSlots(total);
  const stateOf = oncePerKey((_host: string): HostState => ({ next: 0, slots: createSlots(perHost) }));
  const restOf = async (state: HostState): Promise<void> => {
    for (let rest = state.next - Date.now(); rest > 0; rest = state.next - Date.now()) await sleep(rest);
    state.next = Date.now() + delay;
  };
  return {
    take: async (host, { known }, request) => {
      const state = stateOf(host);
      return state.slots.hold(async () => {
        const result = known();
        if (result !== undefined) return result;
        await restOf(state);
        return all.hold(async () => known() ?? request());
      });
    },
    pause: (host, milliseconds) => {
      const state = stateOf(host);
      state.next = Math.max(state.next, Date.now() + milliseconds);
    },
  };
}

interface Slots {
  readonly hold: <Result>(action: () => Promise<Result>) => Promise<Result>;
}

/** Runs this many actions at a time; the others wait in order. */
function createSlots(count: number): Slots {
  const waiting: (() => void)[] = [];
  let free = count;
  return {
    hold: async (action) => {
      if (free > 0) free--;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await action();
      } finally {
        const next = waiting.shift();
        if (next === undefined) free++;
        else next();
      }
    },
  };
}
