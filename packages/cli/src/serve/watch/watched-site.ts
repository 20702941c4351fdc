import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Diagnostic } from '@docsite/core';
import { printDiagnostics } from '../../report/print.js';
import type { Handler, ServedSite } from '../handler.js';
import { readManifest } from '../manifest.js';
import { send } from '../send.js';
import { createSiteHandler } from '../site-handler.js';
import { builtState, soleState } from './built-state.js';
import { judgeBursts } from './change-burst.js';
import { renderFindingsPage } from './findings-page.js';
import { createPageEvents, type PageEvents } from './page-events.js';
import { createRebuildLoop } from './rebuild-loop.js';
import { createSideBuilder, type SideBuild } from './side-builder.js';
import type { SiteState } from './site-state.js';
import { addWatchClient, readWatchClient } from './watch-client.js';
import { watchFolder } from './watch-folder.js';

/** What the server currently shows. */
interface Shown {
  readonly state: SiteState;
  readonly baseUrl: string;
  /** Whether it is the site, rather than a page that lists why there is none. */
  readonly isSite: boolean;
  readonly respond: Handler;
}

/**
 * A site that is rebuilt whenever a file changes; open pages show its newest state. A build with errors leaves the last
 * good site.
 */
export function watchedSite(siteDir: string, outDir: string): ServedSite {
  const builder = createSideBuilder(siteDir, outDir);
  const events = createPageEvents();
  let shown = showPage('/', 'The site is being built', []);
  let stopWatching = (): void => {};
  const report = printChanged(siteDir);
  const loop = createRebuildLoop(async () => {
    if (!existsSync(siteDir)) return void process.stdout.write(`The folder is gone: ${siteDir}\n`);
    const started = performance.now();
    const built = await builder.build();
    const next = showBuild(built, shown);
    report(built.diagnostics);
    process.stdout.write(`${describe(built, next, performance.now() - started)}\n`);
    if (next === shown) return;
    shown = next;
    await events.announce(next.state);
  }, judgeBursts(siteDir));
  return {
    respond: (request, response) => answer(shown, events, request, response),
    start: async () => {
      ({ close: stopWatching } = watchFolder(siteDir, { ignored: [outDir] }, loop.ask));
      await loop.build();
      return shown.baseUrl;
    },
    close: async () => {
      stopWatching();
      await loop.close();
      await builder.close();
    },
  };
}

/** Prints the findings of each build, unless they are those of the build before. */
function printChanged(siteDir: string): (diagnostics: readonly Diagnostic[]) => void {
  let printed = '[]';
  return (diagnostics) => {
    const text = JSON.stringify(diagnostics);
    if (text !== printed) printDiagnostics(diagnostics, siteDir, { format: 'pretty' });
    printed = text;
  };
}

/** The new site; without one, what was shown before, if that was a site. */
function showBuild({ config, folder, diagnostics, builtPages = [] }: SideBuild, before: Shown): Shown {
  if (config === undefined || folder === undefined)
    return before.isSite ? before : showPage(config?.baseUrl ?? '/', 'The site cannot be built', diagnostics);
  const manifest = readManifest(folder, config);
  const { baseUrl } = config;
  const respond = createSiteHandler(manifest, (html) => addWatchClient(html, baseUrl));
  return { state: builtState(manifest, builtPages), baseUrl, isSite: true, respond };
}

function showPage(baseUrl: string, title: string, diagnostics: SideBuild['diagnostics']): Shown {
  const html = renderFindingsPage(title, diagnostics);
  const body = addWatchClient(html, baseUrl);
  return {
    state: soleState(html),
    baseUrl,
    isSite: false,
    respond: (_, response) => send(response, { status: 503, type: 'text/html; charset=utf-8', body }),
  };
}

function answer(
  { state, respond }: Shown,
  events: PageEvents,
  request: IncomingMessage,
  response: ServerResponse,
): void | Promise<void> {
  // under any base URL: a page from before a restart may ask before the configuration is read
  const own = /\/__docsite\/([^/?]+)(?:\?|$)/.exec(request.url ?? '')?.[1];
  if (own === 'events') return events.connect(request, response, state);
  if (own === 'client.js')
    return send(response, { status: 200, type: 'text/javascript; charset=utf-8', body: readWatchClient() });
  return respond(request, response);
}

function describe({ pages, folder }: SideBuild, shown: Shown, milliseconds: number): string {
  const time = `${(milliseconds / 1000).toFixed(2)} s`;
  if (folder !== undefined) return `Built ${pages === 1 ? '1 page' : `${pages} pages`} in ${time}`;
  return shown.isSite
    ? 'Not shown: the last good site stays until this is fixed'
    : 'Not built: the site is shown once this is fixed';
}
