import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Diagnostic } from '@docsite/core';
import { printDiagnostics } from '../../report/print.js';
import type { Handler, ServedSite } from '../handler.js';
import { readManifest } from '../manifest.js';
import { send } from '../send.js';
import { createSiteHandler } from '../site-handler.js';
import { judgeBursts } from './change-burst.js';
import { renderFindingsPage } from './findings-page.js';
import { createRebuildLoop } from './rebuild-loop.js';
import { createReloadEvents, type ReloadEvents } from './reload-events.js';
import { addReloadScript, reloadScript } from './reload-script.js';
import { createSideBuilder, type SideBuild } from './side-builder.js';
import { watchFolder } from './watch-folder.js';

/** What the server currently shows. */
interface Shown {
  /** The unique id of this build. */
  readonly build: string;
  readonly baseUrl: string;
  /** Whether it is the site, rather than a page that lists why there is none. */
  readonly isSite: boolean;
  readonly respond: Handler;
}

/**
 * A site that is rebuilt whenever a file changes; open pages reload. A build with errors leaves the last good site.
 */
export function watchedSite(siteDir: string, outDir: string): ServedSite {
  const builder = createSideBuilder(siteDir, outDir);
  const events = createReloadEvents();
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
    events.announce(next.build);
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
function showBuild({ config, folder, diagnostics }: SideBuild, before: Shown): Shown {
  if (config !== undefined && folder !== undefined) return showSite(folder, config);
  return before.isSite ? before : showPage(config?.baseUrl ?? '/', 'The site cannot be built', diagnostics);
}

function showSite(folder: string, config: NonNullable<SideBuild['config']>): Shown {
  const build = randomUUID();
  const respond = createSiteHandler(readManifest(folder, config), (html) =>
    addReloadScript(html, ownFolder(config.baseUrl), build),
  );
  return { build, baseUrl: config.baseUrl, isSite: true, respond };
}

function showPage(baseUrl: string, title: string, diagnostics: SideBuild['diagnostics']): Shown {
  const build = randomUUID();
  const body = addReloadScript(renderFindingsPage(title, diagnostics), ownFolder(baseUrl), build);
  return {
    build,
    baseUrl,
    isSite: false,
    respond: (_, response) => send(response, { status: 503, type: 'text/html; charset=utf-8', body }),
  };
}

function answer(
  shown: Shown,
  events: ReloadEvents,
  request: IncomingMessage,
  response: ServerResponse,
): void | Promise<void> {
  // under any base URL: a page from before a restart may ask before the configuration is read
  const own = /\/__docsite\/([^/?]+)(?:\?|$)/.exec(request.url ?? '')?.[1];
  if (own === 'events') return events.connect(request, response, shown.build);
  if (own === 'reload.js')
    return send(response, { status: 200, type: 'text/javascript; charset=utf-8', body: reloadScript });
  return shown.respond(request, response);
}

/** The path of the server's own files, which are not part of the site. */
function ownFolder(baseUrl: string): string {
  return `${baseUrl}__docsite/`;
}

function describe({ pages, folder }: SideBuild, shown: Shown, milliseconds: number): string {
  const time = `${(milliseconds / 1000).toFixed(2)} s`;
  if (folder !== undefined) return `Built ${pages === 1 ? '1 page' : `${pages} pages`} in ${time}`;
  return shown.isSite
    ? 'Not shown: the last good site stays until this is fixed'
    : 'Not built: the site is shown once this is fixed';
}
