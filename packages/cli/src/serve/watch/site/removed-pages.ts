import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '@docsite/core';
import type { LiveState } from '../../../live/state/live-state.js';

/** Pages whose files were deleted while the site was followed: at their addresses, the 404 page names the file. */
export class RemovedPages {
  private readonly sources = new Map<string, string>();

  constructor(private readonly siteDir: string) {}

  /** Compares two states of the site. */
  update(before: LiveState | undefined, now: LiveState): void {
    for (const [address, source] of this.sources)
      if (existsSync(join(this.siteDir, source))) this.sources.delete(address);
    const known = new Set(now.locales.flatMap(({ facts }) => Object.keys(facts.site.routesBySource)));
    for (const { facts } of before?.locales ?? [])
      for (const source of Object.keys(facts.site.routesBySource)) {
        // the pages that code adds, such as that of a plugin, have no file
        if (known.has(source) || source.includes(':') || existsSync(join(this.siteDir, source))) continue;
        const address = before?.addressOfSource(source);
        if (address !== undefined) this.sources.set(address, source);
      }
  }

  /** The HTML of the 404 page at an address. */
  explain(html: string, url: string): string {
    const source = this.sources.get(pathOf(url)) ?? this.sources.get(`${pathOf(url)}/`);
    if (source === undefined) return html;
    const note = `<p role="status" data-removed>The page at this address was made from <code>${escapeHtml(source)}</code>, which was deleted.</p>`;
    return html.replace(/<body[^>]*>/, (body) => `${body}\n${note}`);
  }
}

function pathOf(url: string): string {
  return url.replace(/[?#].*$/s, '');
}
