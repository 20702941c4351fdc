import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveSite } from '../../live/live-site.js';
import { reportLater } from '../../report/report-later.js';
import { ownName } from './requests/own-requests.js';
import { addressOfListener } from './requests/page-events.js';
import type { SiteState } from './site/site-state.js';

/** Milliseconds without a request after which the rest is shown, and the maximum time to wait for that. */
const quietTime = 400;
const mostWaiting = 3000;

/** Reads the parts of a site that were skipped at the start. */
export interface RestOfSite {
  /** Reads all documents completely in other threads, and shows the site with them. */
  readonly read: () => Promise<void>;
  /** Shows the page that a request is about with its complete document. */
  readonly readFor: (request: IncomingMessage) => Promise<void>;
}

interface RestOptions {
  /** Runs an action while nothing else changes the site. */
  readonly between: (action: () => Promise<void>) => Promise<void>;
  readonly state: () => SiteState;
  /** Shows the current state. */
  readonly show: () => Promise<void>;
  /** Called when everything is read and shown. */
  readonly onWhole: () => void;
}

/** Creates the reader: while reading is in progress, further calls wait for it. */
export function createRestOfSite(live: LiveSite, { between, state, show, onWhole }: RestOptions): RestOfSite {
  let reading: Promise<void> | undefined;
  let asked = 0;
  /** Waits until no page has been requested for a while, because requests take precedence. */
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
    readFor: async (request) => {
      if (live.isWhole) return;
      asked = performance.now();
      const source = await state().sourceAt(pageOf(request));
      if (source === undefined || !live.isPartial(source)) return;
      await between(async () => {
        await live.showWholeOf(source);
        await show();
      });
    },
  };
}

/** The address of the page that a request is for, or of the one that starts listening by it. */
function pageOf(request: IncomingMessage): string {
  return ownName(request) === 'events' ? addressOfListener(request) : (request.url ?? '');
}
