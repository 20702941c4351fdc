import { randomUUID } from 'node:crypto';
import { versionOf } from './watch-client.js';

/** What a state of the site has at an address. */
export type PageAnswer =
  /** `version` identifies the document sent there; for a missing page, that of the 404 page. */
  | {
      readonly kind: 'page' | 'missing';
      readonly version: string;
      /** Versions of the files that it shows and whose addresses do not depend on their contents, by address. */
      readonly files?: Readonly<Record<string, string>>;
    }
  /** The page cannot be rendered: a page that shows it keeps its last valid state. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'moved'; readonly to: string };

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
