import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A site that can be served. */
export interface ServedSite {
  readonly respond: Handler;
  /** Whether a request with the method POST is one for `respond`; without it none is. */
  readonly takes?: (request: IncomingMessage) => boolean;
  /** Makes the site ready, and gives the path it is served under. Throws `UsageError` if there is no site. */
  readonly start: () => Promise<string>;
  readonly close: () => Promise<void>;
}
