import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A site that can be served. */
export interface ServedSite {
  readonly respond: RequestHandler;
  /** Whether a POST request is meant for `respond`; absent if none is. */
  readonly takes?: (request: IncomingMessage) => boolean;
  /** Prepares the site, and returns the path it is served under. Throws a `UsageError` if there is no site. */
  readonly start: () => Promise<string>;
  readonly close: () => Promise<void>;
}
