import { existsSync } from 'node:fs';
import type { Diagnostic } from '@docsite/core';
import type { BuiltPage } from '../../build/built-pages.js';
import { printDiagnostics } from '../../report/print.js';
import type { Handler, ServedSite } from '../handler.js';
import { readManifest } from '../manifest.js';
import { send } from '../send.js';
import { createSiteHandler } from '../site-handler.js';
import { builtState, soleState } from './built-state.js';
import { judgeBursts } from './change-burst.js';
import { renderFindingsPage } from './findings-page.js';
import { createOwnRequests } from './own-requests.js';
import { createPageEvents } from './page-events.js';
import { createRebuildLoop } from './rebuild-loop.js';
import { showFindings } from './shown-findings.js';
import { createSideBuilder, type SideBuild } from './side-builder.js';
import type { SiteState } from './site-state.js';
import { addWatchClient } from './watch-client.js';
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
 * A site that is rebuilt whenever a file changes; open pages show its newest state, and its findings. Errors hold back
 * only what cannot be rendered.
 */
export function watchedSite(siteDir: string, outDir: string): ServedSite {
  const builder = createSideBuilder(siteDir, outDir);
  let shown = showPage('/', 'The site is being built', []);
  let findings = showFindings([], siteDir);
  const events = createPageEvents({ state: shown.state, findings });
  const own = createOwnRequests(siteDir, { events, findings: () => findings });
  let stopWatching = (): void => {};
  const report = printChanged(siteDir);
  const loop = createRebuildLoop(async () => {
    if (!existsSync(siteDir)) return void process.stdout.write(`The folder is gone: ${siteDir}\n`);
    const started = performance.now();
    const built = await builder.build();
    shown = showBuild(built, shown);
    findings = showFindings(built.diagnostics, siteDir);
    report(built.diagnostics);
    process.stdout.write(`${describe(built, shown, performance.now() - started)}\n`);
    await events.announce({ state: shown.state, findings });
  }, judgeBursts(siteDir));
  return {
    respond: (request, response) => own.answer(request, response) ?? shown.respond(request, response),
    takes: own.takes,
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
  const broken = new Map(builtPages.flatMap(({ url, source, isBroken }) => (isBroken ? [[url, source]] : [])));
  return {
    state: builtState(manifest, markUnreadable(builtPages, diagnostics)),
    baseUrl,
    isSite: true,
    respond: (request, response) => {
      const [address = ''] = (request.url ?? '').split('?');
      if (!broken.has(address)) return respond(request, response);
      const own = diagnostics.filter(({ file, severity }) => file === broken.get(address) && severity === 'error');
      const html = renderFindingsPage('This page cannot be rendered', own.length > 0 ? own : diagnostics);
      send(response, { status: 500, type: 'text/html; charset=utf-8', body: addWatchClient(html, baseUrl) });
    },
  };
}

/** Counts pages as broken whose source cannot be parsed: what they were before is more than what is left of them. */
function markUnreadable(pages: readonly BuiltPage[], diagnostics: readonly Diagnostic[]): BuiltPage[] {
  const unreadable = new Set(diagnostics.filter(({ rule }) => rule === 'syntax').map(({ file }) => file));
  return pages.map((page) => ({ ...page, isBroken: page.isBroken || unreadable.has(page.source ?? '') }));
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

function describe({ pages, folder, diagnostics }: SideBuild, shown: Shown, milliseconds: number): string {
  const time = `${(milliseconds / 1000).toFixed(2)} s`;
  const isGood = diagnostics.every(({ severity }) => severity !== 'error');
  const remark = isGood ? '' : '; docsite build refuses a site with errors';
  if (folder !== undefined) return `Built ${pages === 1 ? '1 page' : `${pages} pages`} in ${time}${remark}`;
  return shown.isSite
    ? 'Not shown: the last good site stays until this is fixed'
    : 'Not built: the site is shown once this is fixed';
}
