import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { relative } from 'node:path';
import type { Diagnostic } from '@docsite/core';
import { cachePath } from '../../cache/folder/kept-paths.js';
import { LiveSite } from '../../live/live-site.js';
import type { ServedSite } from '../http/served-site.js';
import { judgeBursts } from './changes/change-burst.js';
import { OwnOutput } from './changes/own-output.js';
import { RebuildLoop } from './changes/rebuild-loop.js';
import { watchCommits } from './changes/watch-commits.js';
import { warnOnce, watchFolder } from './changes/watch-folder.js';
import { OutsideWatchers } from './changes/watch-outside.js';
import { PackageWatcher } from './changes/watch-packages.js';
import { createFindingsPrinter } from './findings-printer.js';
import { createRestOfSite, type RestOfSite } from './read-rest.js';
import { createOwnRequests, type OwnRequests } from './requests/own-requests.js';
import { EarlierFiles } from './site/earlier-files.js';
import { followChanges } from './site/follow-changes.js';
import { RemovedPages } from './site/removed-pages.js';
import { describeShown, type ShowingOf, showSite } from './site/shown-site.js';
import { createSiteJudge, type SiteJudge } from './site-judge.js';
import { SiteView } from './site-view.js';

/**
 * A site that follows the changes of its folder; open pages show its newest state and its findings. Errors hold back
 * only what cannot be rendered.
 */
export function watchedSite(siteDir: string, outDir: string): ServedSite {
  return new WatchedSite(siteDir, outDir);
}

/**
 * Changes cause a rebuild of the live site, then an update of the view, and finally findings once the site is checked.
 */
class WatchedSite implements ServedSite {
  private readonly live: LiveSite;
  private readonly loop: RebuildLoop;
  private readonly outside: OutsideWatchers;
  private readonly packages: OutsideWatchers;
  private readonly bundled: PackageWatcher;
  private readonly rest: RestOfSite;
  private readonly judge: SiteJudge;
  private readonly view: SiteView;
  private readonly own: OwnRequests;
  private readonly earlier = new EarlierFiles();
  private readonly removed: RemovedPages;
  private readonly print: (diagnostics: readonly Diagnostic[]) => Promise<void>;
  private readonly output = new OwnOutput();
  private readonly warn = warnOnce();
  /** Those of the folder itself; none before the start. */
  private watchers: readonly { readonly close: () => void }[] = [];
  /** When the last update began, in milliseconds since 1970. */
  private began = 0;
  /** Whether it was reported that the folder is gone, which several watchers notice. */
  private isGone = false;

  constructor(
    private readonly siteDir: string,
    private readonly outDir: string,
  ) {
    this.removed = new RemovedPages(siteDir);
    this.live = new LiveSite({ siteDir, outDir, cacheDir: cachePath(siteDir) });
    this.loop = new RebuildLoop((changed) => this.rebuild(changed), judgeBursts(siteDir));
    this.outside = new OutsideWatchers({ ignored: [siteDir, outDir], onError: this.warn }, (path) => this.follow(path));
    this.packages = new OutsideWatchers({ ignored: [], onError: this.warn }, (path) => this.follow(path));
    this.bundled = new PackageWatcher({ siteDir }, (path) => this.loop.ask(path));
    this.view = new SiteView(siteDir);
    this.rest = createRestOfSite(this.live, {
      between: (action) => this.loop.between(action),
      state: () => this.view.shown.state,
      show: () => this.show(),
      onWhole: () => {
        this.outside.follow(this.live.outside);
        this.followPackages();
        this.judge.start();
      },
    });
    this.judge = createSiteJudge(this.live, (diagnostics) => this.report(diagnostics));
    this.own = createOwnRequests(siteDir, { events: this.view.events, findings: () => this.view.findings });
    this.print = createFindingsPrinter(siteDir);
  }

  async start(): Promise<string> {
    this.watchers = [
      watchFolder(this.siteDir, { ignored: [this.outDir], onError: this.warn }, (path) => this.follow(path)),
      watchCommits(this.siteDir, (path) => this.live.showsHistory && this.loop.ask(path)),
    ];
    await this.loop.build();
    return this.view.shown.baseUrl;
  }

  async close(): Promise<void> {
    for (const watcher of [...this.watchers, this.outside, this.packages, this.bundled]) watcher.close();
    this.judge.stop();
    await this.loop.close();
    await this.live.close();
  }

  readonly respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await this.rest.readFor(request);
    await (this.own.answer(request, response) ?? this.view.shown.respond(request, response));
  };

  readonly takes = (request: IncomingMessage): boolean => this.own.takes(request);

  private follow(path: string): void {
    if (!this.output.isIn(path)) this.loop.ask(path);
  }

  private async rebuild(changed: ReadonlySet<string>): Promise<void> {
    if (!existsSync(this.siteDir)) return this.reportGone();
    this.isGone = false;
    this.began = Date.now();
    const started = performance.now();
    this.judge.stop();
    const isShown = await followChanges(this.live, changed);
    if (isShown !== undefined) await this.showUpdate({ isShown, started });
    this.reportUnfollowed(changed);
    if (this.live.isWhole) this.judge.start();
    else void this.rest.read();
  }

  private reportGone(): void {
    if (!this.isGone) process.stdout.write(`The folder is gone: ${this.siteDir}\n`);
    this.isGone = true;
  }

  /** @param started When the update was started, in milliseconds. */
  private async showUpdate({ isShown, started }: Pick<ShowingOf, 'isShown'> & { started: number }): Promise<void> {
    const { outside, keepsConfig } = this.live;
    this.outside.follow(outside);
    await this.show();
    const how = { isShown, keepsConfig, milliseconds: performance.now() - started };
    this.output.print(describeShown(this.view.shown, how));
    this.followPackages();
  }

  /** Follows the packages that the site is made from, which are known completely once all documents are read. */
  private followPackages(): void {
    this.packages.follow(this.live.packages);
    this.bundled.follow(this.live.bundledPackageFiles, this.began);
  }

  private reportUnfollowed(changed: ReadonlySet<string>): void {
    for (const { path, source } of this.live.unfollowed(changed))
      this.output.print(
        `No longer followed: ${relative(this.siteDir, path)}, which the code of ${source} writes each time it runs`,
      );
  }

  private async show(): Promise<void> {
    const { siteDir, earlier, removed, view } = this;
    await view.show(showSite(this.live, view.shown, { siteDir, earlier, removed, check: () => this.check() }));
  }

  /** The findings about the whole site. */
  private async check(): Promise<readonly Diagnostic[]> {
    if (!this.live.isWhole) await this.rest.read();
    return this.live.check();
  }

  private async report(diagnostics: readonly Diagnostic[]): Promise<void> {
    void this.view.report(diagnostics);
    await this.print(diagnostics);
  }
}
