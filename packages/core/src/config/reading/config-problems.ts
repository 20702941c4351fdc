import type * as z from 'zod';
import { type Finding, finding, type Place } from '../../diagnostic.js';
import { asQuestion, didYouMean } from '../../did-you-mean.js';
import type { Unreadable } from '../keys/copy-value.js';
import { keyPath, valueAt } from '../keys/key-path.js';
import { bestBranch, type Issue } from '../keys/union-branch.js';
import { knownKeys } from './known-keys.js';

/**
 * Describes what is wrong with a configuration: the path of the key, what was expected, and what was probably meant.
 */
export function explainConfig(
  error: z.ZodError,
  config: unknown,
  placeOf: (path: readonly PropertyKey[]) => Place,
): Finding[] {
  return flatten(error.issues, []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => unknownKey(key, { path: issue.path, config, placeOf }));
    const value = valueAt(config, issue.path);
    if (issue.code === 'invalid_union' && 'options' in issue) return unknownType(value, issue, placeOf);
    const reason = reasonOfIssue(issue);
    const received = value === undefined ? 'it is missing' : `got ${show(value)}`;
    const subject = issue.path.length === 0 ? 'the configuration' : `configuration key '${keyPath(issue.path)}'`;
    return finding('config', placeOf(issue.path), `${subject}: ${reason}, ${received}`, hintFor(issue, value));
  });
}

/** What a schema expected; for a union that rejects a value as a whole, what its branches did. */
function reasonOfIssue(issue: Issue): string {
  if (issue.code === 'invalid_union' && issue.message === 'Invalid input') {
    const reasons = new Set(issue.errors.flat().map((inner) => reasonOfIssue(inner).replace(/^expected /, '')));
    return `expected ${[...reasons].join(' or ')}`;
  }
  return issue.message.replace(/^Invalid (?:input|option): /, '').replace(/, received \w+$/, '');
}

/** Reports the keys of a configuration that could not be copied. */
export function explainUnreadable(
  unreadable: readonly Unreadable[],
  placeOf: (path: readonly PropertyKey[]) => Place,
): Finding[] {
  return unreadable.map(({ path, reason }) =>
    finding('config', placeOf(path), `configuration key '${keyPath(path)}': ${reason}`),
  );
}

/** Replaces the issue of a union by the issues of the branch that was meant. */
function flatten(issues: readonly Issue[], path: readonly PropertyKey[]): Issue[] {
  return withoutConsequences(issues).flatMap((issue): Issue[] => {
    const at = { ...issue, path: [...path, ...issue.path] };
    const branch = issue.code === 'invalid_union' ? bestBranch(issue.errors) : undefined;
    return branch === undefined ? [at] : flatten(branch, at.path);
  });
}

/** Drops consequences of a misspelt key: the correct key is also missing, but only the misspelling is reported. */
function withoutConsequences(issues: readonly Issue[]): readonly Issue[] {
  const misspelt = new Set(issues.filter(({ code }) => code === 'unrecognized_keys').map(({ path }) => keyPath(path)));
  return issues.filter(({ code, path }) => code !== 'custom' || !misspelt.has(keyPath(path.slice(0, -1))));
}

type UnknownType = Extract<Issue, { readonly code: 'invalid_union' }> & { readonly options?: readonly unknown[] };

interface Spot {
  readonly path: readonly PropertyKey[];
  readonly config: unknown;
  readonly placeOf: (path: readonly PropertyKey[]) => Place;
}

function unknownKey(key: string, { path, config, placeOf }: Spot): Finding {
  const known = knownKeys(config, path, key);
  const hint = didYouMean(key, known) ?? `known keys here: ${known.join(', ')}`;
  return finding('config', placeOf([...path, key]), `unknown configuration key '${keyPath([...path, key])}'`, hint);
}

/** Reports a value whose `type` is none of the allowed ones. */
function unknownType(value: unknown, issue: UnknownType, placeOf: Spot['placeOf']): Finding {
  const types = (issue.options ?? []).filter((type) => type !== undefined).map(String);
  const message =
    value === undefined
      ? `configuration key '${keyPath(issue.path.slice(0, -1))}': a dropdown is not allowed here`
      : `configuration key '${keyPath(issue.path)}': items of the type ${show(value)} are not allowed here`;
  const meant = typeof value === 'string' ? didYouMean(value, types) : undefined;
  return finding('config', placeOf(issue.path), message, meant ?? `the types are: ${types.join(', ')}`);
}

function hintFor(issue: Issue, value: unknown): string | undefined {
  if (issue.code === 'custom') return issue.params?.hint;
  if (issue.code !== 'invalid_value' || typeof value !== 'string' || value === '') return undefined;
  const values = issue.values.map(String);
  return didYouMean(value, values) ?? asQuestion(values.find((known) => known.startsWith(value.toLowerCase())));
}

function show(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number' || typeof value === 'symbol') return String(value);
  if (value instanceof Object && ![Object, Array].some((plain) => value.constructor === plain))
    return `an object of the class ${value.constructor?.name}`;
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
