import { issueHint } from './issue-hint.js';
import type { Issue } from './union-branch.js';

/** What a schema expected of a value, and what it received instead. */
export function issueReason({ message }: Pick<Issue, 'message'>, value: unknown): string {
  return `${message}, ${value === undefined ? 'it is missing' : `got ${shownValue(value)}`}`;
}

/** The same for a value of a YAML file, where null is written as nothing. */
export function yamlReason(issue: Pick<Issue, 'message' | 'code'>, value: unknown): string {
  if (!issue.message.startsWith('expected ') || issue.code === 'custom') return issue.message;
  return value === null ? `${issue.message}, it is empty` : issueReason(issue, value);
}

/** How to write what was expected in YAML, where people write it differently. */
export function yamlHint(issue: Issue, value: unknown): string | undefined {
  if (issue.code !== 'invalid_type' && issue.code !== 'invalid_union') return issueHint(issue, value);
  if (value === null) return 'write a value, or remove the key; a value that begins with `#` needs quotes';
  const kind = issue.message.replace(/^expected /, '').replace(/^a list of .*/, 'a list');
  if (kind === 'a number') return 'write it in digits, such as 2 or 2.5';
  if (kind === 'an object') return 'write `key: value` lines below the key, indented by two spaces';
  if (kind === 'a list') return typeof value === 'string' ? listHint(value) : 'begin each entry with `- `';
  if (kind === 'text' && typeof value === 'object') return 'put a text that begins with `[` or `{` in quotes';
  return issueHint(issue, value);
}

function listHint(written: string): string {
  return written.startsWith('-') ? 'write a space after each `-`' : 'write a list: `[one, two]`';
}

/** A value as messages show it, in the notation of JSON. */
export function shownValue(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number' || typeof value === 'symbol') return String(value);
  if (value instanceof Object && ![Object, Array].some((plain) => value.constructor === plain))
    return `an object of the class ${value.constructor?.name}`;
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
