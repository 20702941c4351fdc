import type { HeadersConfig } from '@docsite/core';
import { immutablePatterns } from './immutable-files.js';
import { type PolicySources, renderSecurityPolicy } from './security-policy.js';

/** The inputs for the headers of a site. */
export interface HeadersInput {
  readonly config: HeadersConfig;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /** Hashes of all inline scripts of the site. */
  readonly inlineScripts: readonly string[];
  /** Sources that this site's features need in addition to those of every site. */
  readonly sources: readonly PolicySources[];
  /** Paths, below the base URL, of the files that are not pages. */
  readonly files: readonly string[];
  /** The author's own rules, as written. */
  readonly ownRules: string;
}

/**
 * Renders `_headers`, which Netlify, Cloudflare Pages and others read: paths, each followed by the headers of its
 * responses. The author's own rules come last.
 */
export function renderHeadersFile({ config, baseUrl, inlineScripts, sources, files, ownRules }: HeadersInput): string {
  const { contentSecurityPolicy } = config;
  const scripts: PolicySources = { 'script-src': [...new Set(inlineScripts)].sort() };
  const policy =
    contentSecurityPolicy === false ? undefined : renderSecurityPolicy([scripts, ...sources, contentSecurityPolicy]);
  const rules = [
    rule(`${baseUrl}*`, [
      ...(policy === undefined ? [] : [`Content-Security-Policy: ${policy}`]),
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy: same-origin',
      'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ]),
    ...immutablePatterns(files).map((pattern) =>
      rule(baseUrl + pattern, ['Cache-Control: public, max-age=31536000, immutable']),
    ),
    ...files
      .filter((file) => /(?:^|\/)sw\.js$/.test(file))
      .map((file) => rule(baseUrl + file, ['Cache-Control: no-cache'])),
  ];
  const own = ownRules.trim();
  return `${[...rules, ...(own === '' ? [] : [own])].join('\n\n')}\n`;
}

function rule(path: string, headers: readonly string[]): string {
  return [path, ...headers.map((header) => `  ${header}`)].join('\n');
}
