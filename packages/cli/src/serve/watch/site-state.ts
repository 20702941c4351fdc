import { randomUUID } from 'node:crypto';
import { versionOf } from './watch-client.js';

/** What a state of the site has at an address. */
export type PageAnswer =
  /** `version` is of the document that is sent there; of a missing page it is the one that says so. */
  | {
      readonly kind: 'page' | 'missing';
      readonly version: string;
      /** The contents of files that it shows and whose addresses stay when they change, by address. */
      readonly files?: Readonly<Record<string, string>>;
    }
  /** The page cannot be rendered: one that shows it keeps its last good state. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'moved'; readonly to: string };

/** A state of the site, as the server reports it to open pages. Addresses are paths, as browsers write them. */
export interface SiteState {
  readonly id: string;
  readonly answerAt: (address: string) => PageAnswer | Promise<PageAnswer>;
  /** The file that the page at an address is written in. */
  readonly sourceAt: (address: string) => string | undefined | Promise<string | undefined>;
  /** Where the page of a source is. */
  readonly addressOf: (source: string) => string | undefined;
}

/** The state of a server that answers every address with one document, as there is no site. */
export function soleState(html: string): SiteState {
  return {
    id: randomUUID(),
    answerAt: () => ({ kind: 'missing', version: versionOf(html) }),
    sourceAt: () => undefined,
    addressOf: () => undefined,
  };
}
