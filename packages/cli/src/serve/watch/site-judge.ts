import type { Diagnostic } from '@docsite/core';
import { startedUp } from '@docsite/core/process';
import type { LiveSite } from '../../live/live-site.js';
import { reportLater } from '../../report/report-later.js';

/** Checks a site when there is nothing else to do. */
export interface SiteJudge {
  /** Checks the current site, and again once all of its pages are rendered. */
  readonly start: () => void;
  /** Stops until the next start. */
  readonly stop: () => void;
}

/** Milliseconds after a change before the site is checked, because open pages first request what has changed. */
const pause = 100;

/** Further milliseconds before the pages that have not been requested are rendered. */
const rest = 1500;

/** @param report Receives the findings of each check. */
export function createSiteJudge(
  live: LiveSite,
  report: (diagnostics: readonly Diagnostic[]) => Promise<void>,
): SiteJudge {
  let timer: NodeJS.Timeout | undefined;
  let round = 0;
  const judge = async (own: number): Promise<void> => {
    const isCurrent = (): boolean => own === round;
    const check = async (): Promise<void> => {
      const found = await live.check(isCurrent);
      if (isCurrent()) await report(found);
    };
    await live.readTexts(isCurrent);
    await check();
    if (!isCurrent()) return;
    await new Promise<void>((resolve) => {
      timer = setTimeout(resolve, rest);
    });
    if (!isCurrent()) return;
    startedUp.publish(undefined);
    if ((await live.renderRest(isCurrent)) && isCurrent()) await check();
  };
  return {
    start: () => {
      const own = ++round;
      clearTimeout(timer);
      timer = setTimeout(() => judge(own).catch(reportLater), pause);
    },
    stop: () => {
      round++;
      clearTimeout(timer);
    },
  };
}
