import type { ServerResponse } from 'node:http';
import { lookup } from 'mrmime';

const immutable = 'public, max-age=31536000, immutable';
const hashedFile = /(^|\/)assets\/(js|css|images|files|search|offline)\/.*-[0-9a-f]{8,}\.(?!html$)[^/]+$/;

/**
 * Adds the media type of a file, how long it may be cached, and other headers to a response, except for those that the
 * response already has: `_headers` of the site takes precedence.
 */
export function addFileHeaders(response: ServerResponse, path: string, others: Readonly<Record<string, string>>): void {
  const headers = { 'Content-Type': contentTypeOf(path), 'Cache-Control': cacheControlOf(path), ...others };
  for (const [name, value] of Object.entries(headers)) if (!response.hasHeader(name)) response.setHeader(name, value);
}

/**
 * How long caches may keep a file: forever if its name changes with its contents, otherwise they must revalidate it.
 */
export function cacheControlOf(path: string): string {
  return hashedFile.test(path) ? immutable : 'no-cache';
}

const isText = /^text\/|[/+](?:javascript|json|xml)$/;

/** The media type of a file; text is UTF-8. */
export function contentTypeOf(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return isText.test(type) ? `${type}; charset=utf-8` : type;
}
