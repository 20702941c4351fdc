import { randomUUID } from 'node:crypto';
import type { PageAnswer } from '@docsite/renderer/template';
import { versionOf } from './watch-client.js';

/** A state of the site as the server reports it to open pages. Addresses are paths in the form of browsers. */
export interface SiteState {
  readonly id: string;
  readonly answerAt: (address: string) => PageAnswer | Promise<PageAnswer>;
  /** The source file of the page at an address. */
  readonly sourceAt: (address: string) => string | undefined | Promise<string | undefined>;
  /** The address of a source's page. */
  readonly addressOf: (source: string) => string | undefined;
}

/** The state of a server that responds to every address with the same document, because there is no site. */
export function emptyState(html: string): SiteState {
  return {
    id: randomUUID(),
    answerAt: () => ({ kind: 'missing', version: versionOf(html) }),
    sourceAt: () => undefined,
    addressOf: () => undefined,
  };
}
