import type { Diagnostic } from '@docsite/core';
import type { ShownFindings } from '@docsite/renderer/template';
import { createPageEvents, type PageEvents, type SiteNow } from './requests/page-events.js';
import { noShownFindings, showFindings } from './requests/shown-findings.js';
import { type Shown, showPage } from './site/shown-site.js';

/** What open pages see of a site: its newest state, and its findings. They are notified of every change of either. */
export class SiteView {
  readonly events: PageEvents;
  private state: Shown = showPage('The site is being read', []);
  private found = noShownFindings;

  constructor(private readonly siteDir: string) {
    this.events = createPageEvents(this.now());
  }

  get shown(): Shown {
    return this.state;
  }

  get findings(): ShownFindings {
    return this.found;
  }

  /** Settles once all pages have been notified of the current state. */
  async show(shown: Shown): Promise<void> {
    this.state = shown;
    await this.events.announce(this.now());
  }

  /** Settles once all pages have been notified of the findings. */
  async report(diagnostics: readonly Diagnostic[]): Promise<void> {
    this.found = await showFindings(diagnostics, this.siteDir);
    await this.events.announce(this.now());
  }

  private now(): SiteNow {
    return { state: this.state.state, findings: this.found };
  }
}
