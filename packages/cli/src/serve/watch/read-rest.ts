import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveSite } from '../../live/live-site.js';
import { reportLater } from '../../report/report-later.js';
import type { SiteState } from './site-state.js';

/** Milliseconds without a request after which the rest is shown, and how long that is waited for at most. */
const quietTime = 400;
const mostWaiting = 3000;

/** Reads what a site was shown without at its start. */
export interface RestOfSite {
  /** Reads all documents whole in other threads, and shows the site by them. */
  readonly read: () => Promise<void>;
  /** Has the page that a request is about shown by all of its document. */
  readonly readFor: (request: IncomingMessage) => Promise<void>;
}

interface RestOptions {
  /** Runs an action while nothing else changes the site. */
  readonly between: (action: () => Promise<void>) => Promise<void>;
  readonly state: () => SiteState;
  /** Shows the present state. */
  readonly show: () => Promise<void>;
  /** Called when all is read and shown. */
  readonly onWhole: () => void;
}

/** Makes what reads the rest of a site: once, however often it is asked for while it is under way. */
export function createRestOfSite(live: LiveSite, { between, state, show, onWhole }: RestOptions): RestOfSite {
  let reading: Promise<void> | undefined;
  let asked = 0;
  /** Waits until no page was requested for a while: requests take precedence. */
  const quiet = async (): Promise<void> => {
    const begun = performance.now();
    while (performance.now() - asked < quietTime && performance.now() - begun < mostWaiting) await sleep(quietTime / 4);
  };
  const readAll = async (): Promise<void> => {
    await live.restRead();
    await quiet();
    await live.bundleWhole();
    await between(async () => {
      await live.showWhole();
      await show();
      onWhole();
    });
  };
  return {
    read: () => {
      asked = performance.now();
      reading ??= readAll()
        .catch(reportLater)
        .then(() => {
          reading = undefined;
        });
      return reading;
    },
    readFor: async ({ url = '' }) => {
      if (live.isWhole) return;
      asked = performance.now();
      const source = await state().sourceAt(pageOf(url));
      if (source === undefined || !live.isPartial(source)) return;
      await between(async () => {
        await live.showWholeOf(source);
        await show();
      });
    },
  };
}

/** A page that begins to listen names its address in the query. */
function pageOf(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return pathname.endsWith('/__docsite/events') ? (searchParams.get('page') ?? '/') : url;
}
