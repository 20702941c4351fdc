import { validateHeaderName, validateHeaderValue } from 'node:http';
import { escapePattern } from '@docsite/core';
import { readablePath } from '../../output/host-files/readable-path.js';

/** Headers for responses to some paths. */
export interface HeaderRule {
  /** Matches a decoded path. */
  readonly pattern: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * Parses the `_headers` of static hosts: a path at the start of a line, followed by indented lines with the headers of
 * its responses. In a path `*` matches anything and `:name` one segment; a line that begins with `#` is a comment.
 * Other lines are ignored, as hosts do.
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (/^\S/.test(line)) rules.push({ pattern: patternOf(content), headers: [] });
    else {
      const header = readHeader(content);
      if (header !== undefined) rules.at(-1)?.headers.push(header);
    }
  }
  return rules;
}

/** The headers for a decoded path. If several rules set the same header, their values are joined, as hosts do. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { pattern, headers } of rules) {
    if (!pattern.test(path)) continue;
    for (const [name, value] of headers) {
      const key = name.toLowerCase();
      const known = found.get(key);
      found.set(key, known === undefined ? value : `${known}, ${value}`);
    }
  }
  return found;
}

function patternOf(path: string): RegExp {
  const source = readablePath(path).split('*').map(escapePattern).join('.*');
  return new RegExp(`^${source.replace(/:[A-Za-z]\w*/g, '[^/]+')}$`, 's');
}

function readHeader(line: string): [string, string] | undefined {
  const colon = line.indexOf(':');
  const name = line.slice(0, Math.max(colon, 0)).trim();
  const value = line.slice(colon + 1).trim();
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return [name, value];
  } catch {
    return undefined;
  }
}
