import { existsSync } from 'node:fs';
import type { Diagnostic } from '@docsite/core';
import { cachePath } from '../../cache/cache-folder.js';
import { LiveSite } from '../../live/live-site.js';
import { printDiagnostics } from '../../report/print.js';
import { reportFailure } from '../../report/report-failure.js';
import type { ServedSite } from '../handler.js';
import { judgeBursts } from './change-burst.js';
import { EarlierFiles } from './earlier-files.js';
import { createOwnRequests } from './own-requests.js';
import { createPageEvents } from './page-events.js';
import { createRestOfSite } from './read-rest.js';
import { createRebuildLoop } from './rebuild-loop.js';
import { showFindings } from './shown-findings.js';
import { describeShown, showPage, showSite } from './shown-site.js';
import { createSiteJudge } from './site-judge.js';
import { watchCommits } from './watch-commits.js';
import { watchFolder } from './watch-folder.js';
import { OutsideWatchers } from './watch-outside.js';

/**
 * A site that follows the changes of its folder; open pages show its newest state, and its findings. Errors hold back
 * only what cannot be rendered.
 */
export function watchedSite(siteDir: string, outDir: string): ServedSite {
  const live = new LiveSite({ siteDir, outDir, cacheDir: cachePath(siteDir) });
  let shown = showPage('The site is being read', []);
  let findings = showFindings([], siteDir);
  const events = createPageEvents({ state: shown.state, findings });
  const own = createOwnRequests(siteDir, { events, findings: () => findings });
  const earlier = new EarlierFiles();
  let stopWatching = (): void => {};
  const print = printChanged(siteDir);
  const judge = createSiteJudge(live, (diagnostics) => {
    print(diagnostics);
    findings = showFindings(diagnostics, siteDir);
    void events.announce({ state: shown.state, findings });
  });
  const loop = createRebuildLoop(async (changed) => {
    if (!existsSync(siteDir)) return void process.stdout.write(`The folder is gone: ${siteDir}\n`);
    const started = performance.now();
    judge.stop();
    const isShown = await update(live, changed);
    outside.follow(live.outside);
    await show();
    process.stdout.write(`${describeShown(shown, isShown, performance.now() - started)}\n`);
    if (live.isWhole) judge.start();
    else void rest.read();
  }, judgeBursts(siteDir));
  const outside = new OutsideWatchers([siteDir, outDir], (path) => loop.ask(path));
  const show = async (): Promise<void> => {
    shown = showSite(live, shown, { siteDir, earlier, check });
    await events.announce({ state: shown.state, findings });
  };
  const rest = createRestOfSite(live, { between: loop.between, state: () => shown.state, show, onWhole: judge.start });
  const check = async (): Promise<readonly Diagnostic[]> => {
    if (!live.isWhole) await rest.read();
    return live.check();
  };
  return {
    respond: async (request, response) => {
      await rest.readFor(request);
      await (own.answer(request, response) ?? shown.respond(request, response));
    },
    takes: own.takes,
    start: async () => {
      const watchers = [
        watchFolder(siteDir, { ignored: [outDir] }, loop.ask),
        watchCommits(siteDir, (path) => live.showsHistory && loop.ask(path)),
      ];
      stopWatching = () => {
        for (const watcher of [...watchers, outside]) watcher.close();
      };
      await loop.build();
      return shown.baseUrl;
    },
    close: async () => {
      stopWatching();
      judge.stop();
      await loop.close();
      await live.close();
    },
  };
}

/** Whether the site can be shown as its files are now. */
async function update(live: LiveSite, changed: ReadonlySet<string>): Promise<boolean> {
  try {
    await live.update(changed);
    return live.failure.length === 0;
  } catch (error) {
    reportFailure(error);
    return false;
  }
}

/** Prints findings, unless they are those that were printed last. */
function printChanged(siteDir: string): (diagnostics: readonly Diagnostic[]) => void {
  let printed = '[]';
  return (diagnostics) => {
    const text = JSON.stringify(diagnostics);
    if (text === printed) return;
    printed = text;
    printDiagnostics(diagnostics, siteDir, { format: 'pretty' });
    if (diagnostics.some(({ severity }) => severity === 'error'))
      process.stdout.write('docsite build refuses a site with errors\n');
  };
}
