import { encodePath, escapePattern, ownValue } from '@docsite/core';
import { readablePath } from './readable-path.js';

/** A redirect of some paths. */
export interface HostRedirect {
  /** Matches a decoded path; its groups are the values of the target's placeholders. */
  readonly pattern: RegExp;
  /** Whether the path contains `*` or `:name`. */
  readonly isPattern: boolean;
  readonly to: string;
  readonly status: number;
}

/** A redirect as a response. */
export interface RedirectAnswer {
  readonly status: number;
  /** The target, with the requested query if it has none of its own. */
  readonly location: string;
}

const statuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Parses the `_redirects` of static hosts: each line has an old path, its target, and a status, 301 by default. In a
 * path `*` matches anything and `:name` one segment; a line that begins with `#` is a comment. Other lines are ignored,
 * and so are rewrites, conditions and other hosts.
 */
export function parseRedirectsFile(text: string): HostRedirect[] {
  return text.split(/\r?\n/).flatMap((line): HostRedirect[] => {
    const [from = '', to = '', code = '301', ...rest] = line
      .replace(/(?:^|\s)#.*/, '')
      .trim()
      .split(/\s+/);
    const status = Number(code.replace(/!$/, ''));
    if (!from.startsWith('/') || !/^(?:\/|https?:\/\/)/.test(to) || rest.length > 0 || !statuses.has(status)) return [];
    return [{ pattern: patternOf(from), isPattern: placeholder.test(from), to, status }];
  });
}

/** `*` or `:name` in a path. */
const placeholder = /(\*|:[A-Za-z]\w*)/;

/** A slash at the end is optional, as on Netlify. */
function patternOf(path: string): RegExp {
  const parts = withoutEnd(readablePath(path)).split(placeholder);
  const names = new Set<string>();
  const source = parts.map((part, index) => (index % 2 === 0 ? escapePattern(part) : groupOf(part, names)));
  return new RegExp(`^${source.join('')}/?$`, 's');
}

function groupOf(part: string, names: Set<string>): string {
  const name = part === '*' ? 'splat' : part.slice(1);
  const pattern = part === '*' ? '.*' : '[^/]+';
  if (names.has(name)) return pattern;
  names.add(name);
  return `(?<${name}>${pattern})`;
}

/** A request that may be redirected. */
export interface RedirectRequest {
  /** Decoded. */
  readonly path: string;
  /** Including its `?`; empty if there is none. */
  readonly query: string;
  /** Whether something exists at the path. */
  readonly isThere: boolean;
}

/**
 * The redirect for a request. Hosts differ in whether existing files take precedence over redirects; here they do over
 * redirects with a pattern. A redirect to the same path is ignored.
 */
export function redirectOf(rules: readonly HostRedirect[], request: RedirectRequest): RedirectAnswer | undefined {
  const { path, query, isThere } = request;
  for (const { pattern, isPattern, to, status } of rules) {
    const match = isThere && isPattern ? null : pattern.exec(path);
    if (match === null) continue;
    const target = fillIn(to, match.groups ?? {});
    if (withoutEnd(readablePath(target.replace(/[?#].*/s, ''))) === withoutEnd(path)) continue;
    return { status, location: withQuery(target, query) };
  }
  return undefined;
}

/** Several leading slashes would name another host, and headers only contain ASCII. */
function fillIn(to: string, values: Readonly<Record<string, string>>): string {
  const filled = to.replace(/:([A-Za-z]\w*)/g, (written, name: string) => {
    const value = ownValue(values, name);
    return value === undefined ? written : encodePath(value);
  });
  return filled.replace(/^\/{2,}/, '/').replace(/[^!-~]+/g, encodeURIComponent);
}

function withQuery(target: string, query: string): string {
  const [, path = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(target) ?? [];
  return path.includes('?') ? target : path + query + hash;
}

function withoutEnd(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}
