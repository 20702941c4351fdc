/**
 * The script that `docsite serve --watch` adds to every page. It reports to the server which page is shown, and shows
 * its newest state whenever the server reports another one, even if that was created while the page was not listening:
 * hidden pages do not listen, as browsers allow only a few connections to a server.
 */

import type { PageReport, ShownFinding, ShownFindings } from '@docsite/renderer/template';
import { pageShownEvent } from '../browser/page-events.js';
import { createFindingsView } from './findings-view.js';
import { showRemovedNote } from './removed-note.js';
import { awaitApp, forgetPages } from './revise-app.js';
import { revisePage } from './revise-page.js';
import { swapFiles } from './swap-files.js';

const script = document.currentScript as HTMLScriptElement;
const ownFolder = new URL('.', script.src);
const siteFolder = new URL('..', ownFolder).pathname;

const findings = createFindingsView(openEditor);
let version: string | undefined = script.dataset.version;
let state: string | undefined;
let files: Readonly<Record<string, string>> = {};
let shown = location.pathname;
let events: EventSource | undefined;
let working: Promise<void> = Promise.resolve();

function listen(): void {
  events?.close();
  if (document.visibilityState !== 'visible') return;
  const page = location.pathname;
  const address = new URL('events', ownFolder);
  address.searchParams.set('page', page);
  events = new EventSource(address);
  events.addEventListener('page', ({ data }) => {
    const report = JSON.parse(data) as PageReport;
    // a report about an address that was left since is repeated for the current one
    working = working.then(() => (page === location.pathname ? follow(report) : undefined)).catch(reportOutdated);
  });
  events.addEventListener('findings', ({ data }) => findings.show(JSON.parse(data) as ShownFindings));
}

/** Asks the server to open a place in the editor. Returns the error message if it failed. */
async function openEditor({ file, line, column }: ShownFinding): Promise<string | undefined> {
  const body = JSON.stringify({ file, line, column });
  const response = await fetch(new URL('open', ownFolder), { method: 'POST', body }).catch(() => undefined);
  return response?.ok ? undefined : ((await response?.text()) ?? 'The server does not answer.');
}

async function follow(report: PageReport): Promise<void> {
  const isOther = report.state !== state;
  const hasArrived = version === undefined;
  const newest = 'version' in report ? report : undefined;
  // a page reached by a link is in the known state, or its state is unknown
  if (hasArrived && !isOther) version = newest?.version;
  state = report.state;
  // a page that has moved is not shown yet, even while it is unknown which version is
  const isShown = newest !== undefined && newest.version === version;
  if (isOther && isShown) forgetPages();
  const before = files;
  files = newest?.files ?? files;
  await swapFiles(
    Object.fromEntries(Object.entries(files).filter(([url, contents]) => (before[url] ?? contents) !== contents)),
  );
  if (report.kind === 'broken' || isShown) return;
  if (report.kind === 'moved') history.replaceState(history.state, '', report.to + location.hash);
  try {
    const next = await revisePage(siteFolder);
    version = next?.querySelector<HTMLScriptElement>('script[data-version]')?.dataset.version;
  } finally {
    listenHere();
  }
}

/** Listens to reports about the current address, whether or not its page could be shown. */
function listenHere(): void {
  if (shown === location.pathname) return;
  shown = location.pathname;
  listen();
}

/** The server was restarted or stopped: an open page connects again when it is back. */
function reportOutdated(error: unknown): void {
  console.warn('docsite: the newest state of this page cannot be shown:', error);
}

awaitApp();
document.addEventListener('visibilitychange', listen);
document.addEventListener(pageShownEvent, () => {
  if (shown === location.pathname) return;
  shown = location.pathname;
  version = undefined;
  showRemovedNote();
  listen();
});
listen();
