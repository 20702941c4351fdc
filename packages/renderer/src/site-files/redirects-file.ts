import type { RedirectRule } from './redirect-pages.js';

/**
 * Renders `_redirects`, which Netlify, Cloudflare Pages and others read: each line contains an old address, its target
 * and the response status. Hosts apply the first matching line, so the author's own lines, which may contain patterns,
 * come last.
 */
export function renderRedirectsFile(rules: readonly RedirectRule[], ownRules: string): string {
  const lines = rules.map(({ from, to }) => `${asToken(from)} ${asToken(to)} 301`);
  const own = ownRules.trim();
  return `${[...(lines.length === 0 ? [] : [lines.join('\n')]), ...(own === '' ? [] : [own])].join('\n\n')}\n`;
}

/** Encodes characters with a special meaning: spaces end an address, and `:name` and `*` are patterns. */
function asToken(url: string): string {
  const [scheme = ''] = /^https?:/i.exec(url) ?? [];
  const rest = url.slice(scheme.length);
  return (
    scheme +
    rest
      .replace(/[^!-~]+/g, encodeURIComponent)
      .replaceAll('*', '%2A')
      .replace(/:(?=[A-Za-z])/g, '%3A')
  );
}
