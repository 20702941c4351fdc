import type { ServerResponse } from 'node:http';
import type { Diagnostic } from '@docsite/core';
import type { LiveSite } from '../../../live/live-site.js';
import type { LiveState } from '../../../live/state/live-state.js';
import { countOf } from '../../../report/outcome/quantities.js';
import { send } from '../../http/send.js';
import type { RequestHandler } from '../../http/served-site.js';
import type { EarlierFiles } from './earlier-files.js';
import { renderFindingsPage } from './findings-page.js';
import { LiveContents } from './live-contents.js';
import { createLiveHandler } from './live-handler.js';
import { liveSiteState } from './live-site-state.js';
import type { RemovedPages } from './removed-pages.js';
import { emptyState, type SiteState } from './site-state.js';
import { addWatchClient } from './watch-client.js';

/** What the server currently shows. */
export interface Shown {
  readonly state: SiteState;
  readonly baseUrl: string;
  /** The site; absent if a page lists why there is none. */
  readonly site?: LiveState;
  readonly respond: RequestHandler;
}

/** What is needed to show a site. */
export interface ShowOptions {
  readonly siteDir: string;
  readonly earlier: EarlierFiles;
  readonly removed: RemovedPages;
  /** Checks the site with all of its documents. */
  readonly check: () => Promise<readonly Diagnostic[]>;
}

/** The current site, or else what was shown before, if that was a site. */
export function showSite(live: LiveSite, before: Shown, { siteDir, earlier, removed, check }: ShowOptions): Shown {
  const { state } = live;
  if (state === undefined) return showPage('The site cannot be shown', live.failure);
  if (state === before.site) return before;
  earlier.add(state);
  removed.update(before.site, state);
  const contents = new LiveContents(state);
  const { baseUrl } = state.config;
  const edit = (html: string): string => addWatchClient(html, baseUrl);
  const sendBroken = async (response: ServerResponse, source: string | undefined): Promise<void> => {
    const found = await check();
    const own = found.filter(({ file, severity }) => file === source && severity === 'error');
    const body = edit(renderFindingsPage('This page cannot be rendered', own.length > 0 ? own : found));
    send(response, { status: 500, type: 'text/html; charset=utf-8', body });
  };
  const respond = createLiveHandler(contents, { siteDir, edit, earlier, removed, sendBroken });
  return { state: liveSiteState(contents), baseUrl, site: state, respond };
}

/** A page that lists findings, shown at every address. */
export function showPage(title: string, diagnostics: readonly Diagnostic[]): Shown {
  const html = renderFindingsPage(title, diagnostics);
  const body = addWatchClient(html, '/');
  return {
    state: emptyState(html),
    baseUrl: '/',
    respond: (_, response) => send(response, { status: 503, type: 'text/html; charset=utf-8', body }),
  };
}

/** How the shown site relates to its files. */
export interface ShowingOf {
  /** Whether it is the site in its files' current version. */
  readonly isShown: boolean;
  /** Whether it uses the last valid configuration. */
  readonly keepsConfig: boolean;
  readonly milliseconds: number;
}

/** A line for people about what is shown. */
export function describeShown({ site }: Shown, { isShown, keepsConfig, milliseconds }: ShowingOf): string {
  if (!isShown)
    return site === undefined
      ? 'Not shown: the site is shown once this is fixed'
      : 'Not shown: the last good site is shown until this is fixed';
  const pages = (site?.locales ?? []).reduce((sum, { facts }) => sum + facts.site.pages.length, 0);
  const time = milliseconds < 1000 ? `${Math.ceil(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
  const by = keepsConfig ? ', by the last good configuration' : '';
  return `Ready in ${time}: ${countOf(pages, 'page')}${by}`;
}
