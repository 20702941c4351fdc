import type { RedirectRule } from './redirect-pages.js';

/**
 * Renders `_redirects`, which Netlify, Cloudflare Pages and others read: on each line an old address, its target and
 * the status of the answer. Hosts take the first line that matches, so that the author's own, which may hold patterns,
 * come last.
 */
export function renderRedirectsFile(rules: readonly RedirectRule[], ownRules: string): string {
  const lines = rules.map(({ from, to }) => `${asToken(from)} ${asToken(to)} 301`);
  const own = ownRules.trim();
  return `${[...(lines.length === 0 ? [] : [lines.join('\n')]), ...(own === '' ? [] : [own])].join('\n\n')}\n`;
}

/** Spaces end an address, and `:name` and `*` are patterns. */
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
