import type * as z from 'zod';
import { type Finding, finding, type Place } from '../../diagnostic.js';
import { didYouMean, nearest } from '../../suggest/did-you-mean.js';
import type { Unreadable } from '../keys/copy-value.js';
import { issueHint } from '../keys/issue-hint.js';
import { issueReason } from '../keys/issue-reason.js';
import { keyPath, valueAt } from '../keys/key-path.js';
import { type Issue, innermostIssues } from '../keys/union-branch.js';
import { configSchema } from '../schema/site.js';
import { hintForForeignKey } from './foreign-keys.js';
import { knownKeys } from './known-keys.js';

/**
 * Describes what is wrong with a configuration: the path of the key, what was expected, and what was probably meant.
 */
export function explainConfig(
  error: z.ZodError,
  config: unknown,
  placeOf: (path: readonly PropertyKey[]) => Place,
): Finding[] {
  return withoutMisspelt(innermostIssues(error.issues), config).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => unknownKey(key, { path: issue.path, config, placeOf }));
    const value = valueAt(config, issue.path);
    if (issue.code === 'invalid_union' && 'options' in issue) return unknownType(value, issue, placeOf);
    const subject = issue.path.length === 0 ? 'the configuration' : `configuration key '${keyPath(issue.path)}'`;
    return finding('config', placeOf(issue.path), `${subject}: ${issueReason(issue, value)}`, issueHint(issue, value));
  });
}

/** Leaves out the keys that are only missing because an unknown key beside them is a misspelling of their name. */
function withoutMisspelt(issues: readonly Issue[], config: unknown): Issue[] {
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys');
  return issues.filter(({ path }) => {
    if (path.length === 0 || valueAt(config, path) !== undefined) return true;
    const beside = unknown.filter((issue) => keyPath(issue.path) === keyPath(path.slice(0, -1)));
    return !beside.some(({ keys }) => keys.some((key) => nearest(key, [String(path.at(-1))]) !== undefined));
  });
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

type UnknownType = Extract<Issue, { readonly code: 'invalid_union' }> & { readonly options?: readonly unknown[] };

interface Spot {
  readonly path: readonly PropertyKey[];
  readonly config: unknown;
  readonly placeOf: (path: readonly PropertyKey[]) => Place;
}

function unknownKey(key: string, { path, config, placeOf }: Spot): Finding {
  const known = knownKeys(config, path, key);
  const hint =
    hintForForeignKey(path, key) ?? hintForOuterKey(path, key, config) ?? didYouMean(key, known) ?? listKeys(known);
  return finding('config', placeOf([...path, key]), `unknown configuration key '${keyPath([...path, key])}'`, hint);
}

/** What to do with a key of the site that was written into the value of another, unless the site has it, too. */
function hintForOuterKey([outer, ...inner]: readonly PropertyKey[], key: string, config: unknown): string | undefined {
  if (outer === undefined || !inner.every((part) => typeof part === 'number')) return undefined;
  if (!Object.hasOwn(configSchema.shape, key) || valueAt(config, [key]) !== undefined) return undefined;
  return `'${key}' is a key of the site: write it beside '${String(outer)}', not in it`;
}

/** The keys that exist, unless they are too many to find one among them. */
function listKeys(known: readonly string[]): string {
  if (known.length > 40) return "the keys are listed under 'Configuration' in docsite's documentation";
  return `known keys here: ${known.join(', ')}`;
}

/** Reports a value whose `type` is none of the allowed ones. */
function unknownType(value: unknown, issue: UnknownType, placeOf: Spot['placeOf']): Finding {
  const types = (issue.options ?? []).filter((type) => type !== undefined).map(String);
  const message =
    value === undefined
      ? `configuration key '${keyPath(issue.path.slice(0, -1))}': a dropdown is not allowed here`
      : `configuration key '${keyPath(issue.path)}': items of the type ${JSON.stringify(value)} are not allowed here`;
  const meant = typeof value === 'string' ? didYouMean(value, types) : undefined;
  return finding('config', placeOf(issue.path), message, meant ?? `the types are: ${types.join(', ')}`);
}
