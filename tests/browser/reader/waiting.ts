import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

/** The maximum time, in milliseconds, for one step on a busy machine. */
export const patience = 90_000;

declare global {
  /** Whether the address is that of a page that the app has yet to show. */
  var isTurning: boolean;
}

/** Waits until the page with this title is shown, scrolled and focused, or its document is loaded. */
export async function arrive(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await page.waitForFunction(() => !globalThis.isTurning && document.readyState === 'complete');
}

/** Waits for the page at this path like {@link arrive}; its address appears earlier. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => location.pathname === wanted && !globalThis.isTurning && document.readyState === 'complete',
    path,
  );
}

/** What a step returns, unless it takes longer than any step may: then an error that names it. */
export async function inTime<Result>(step: string, running: Promise<Result>): Promise<Result> {
  const ended = new AbortController();
  const late = pause(patience, undefined, { ref: false, signal: ended.signal }).then(() => {
    throw new Error(`no answer within ${patience / 1000} seconds: ${step}`);
  });
  try {
    return await Promise.race([running, late]);
  } finally {
    late.catch(() => {});
    ended.abort();
  }
}

/** Repeats a question until the answer is the expected one. */
export async function expectSoon<Answer>(ask: () => Promise<Answer>, expected: Answer): Promise<void> {
  for (const end = Date.now() + patience; ; await pause(20)) {
    const answer = await inTime('a repeated question', ask());
    if (areEqual(answer, expected) || Date.now() > end) return expect(answer).toEqual(expected);
  }
}

/**
 * Playwright returns arrays and objects of the realm around Jest's, with different prototypes; copies have the same
 * ones.
 */
function areEqual(answer: unknown, expected: unknown): boolean {
  return isDeepStrictEqual(structuredClone(answer), structuredClone(expected));
}

/** Waits until a page has finished what it does after loading, or after a step of the test. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => !globalThis.isTurning);
  // a machine that is too busy for the page's frames is never idle
  const rest = () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100), { timeout: 10_000 }));
  await inTime('idle time', page.evaluate(rest));
  await finishAnimations(page);
  await passFrames(page);
}

/** Waits until the browser has rendered all changes, and run what was waiting for that. */
export async function passFrames(page: Page): Promise<void> {
  const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await inTime('two frames', page.evaluate(twoFrames));
}

/** Waits until a long page is laid out completely: until then, its height and places further down are estimates. */
export async function layOut(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.partialLayout === undefined);
}

/** Waits until all animations have ended, except for infinite ones and those driven by scrolling. */
export async function finishAnimations(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** Runs in the page before its own scripts. The app fires `docsite:page` when it has put a page into the document. */
export function watchTurns(): void {
  globalThis.isTurning = false;
  navigation.addEventListener('currententrychange', ({ navigationType, from }) => {
    const isOtherPage = from.url !== null && new URL(from.url).pathname !== location.pathname;
    if (navigationType !== 'replace' && isOtherPage) globalThis.isTurning = true;
  });
  document.addEventListener('docsite:page', () => {
    globalThis.isTurning = false;
  });
}
