import * as z from 'zod';
import { type Finding, finding, type Place } from '../diagnostic.js';
import { didYouMean } from '../did-you-mean.js';
import { configSchema } from './schema.js';

/** Says what is wrong with a configuration: the key's path, what was expected, and what may have been meant. */
export function explainConfig(
  error: z.ZodError,
  config: unknown,
  placeOf: (path: readonly PropertyKey[]) => Place,
): Finding[] {
  return flatten(error.issues, []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(key, issue.path, placeOf));
    const value = valueAt(config, issue.path);
    const reason = issue.message.replace(/^Invalid (?:input|option): /, '').replace(/, received \w+$/, '');
    const received = value === undefined ? 'it is missing' : `got ${show(value)}`;
    const subject = issue.path.length === 0 ? 'the configuration' : `configuration key '${keyPath(issue.path)}'`;
    return finding('config', placeOf(issue.path), `${subject}: ${reason}, ${received}`, hintFor(issue, value));
  });
}

type Issue = z.core.$ZodIssue;

/** A union's issues are those of the branch that got furthest. */
function flatten(issues: readonly Issue[], path: readonly PropertyKey[]): Issue[] {
  return issues.flatMap((issue): Issue[] => {
    const at = { ...issue, path: [...path, ...issue.path] };
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [at];
    const deepest = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0] as Issue[];
    return depth(deepest) === 0 ? [at] : flatten(deepest, at.path);
  });
}

function depth(issues: readonly Issue[]): number {
  return Math.max(...issues.map((issue) => issue.path.length + (issue.code === 'unrecognized_keys' ? 1 : 0)));
}

function unknownKey(
  key: string,
  path: readonly PropertyKey[],
  placeOf: (path: readonly PropertyKey[]) => Place,
): Finding {
  const known = knownKeys(path);
  const hint = didYouMean(key, known) ?? `known keys here: ${known.join(', ')}`;
  return finding('config', placeOf([...path, key]), `unknown configuration key '${keyPath([...path, key])}'`, hint);
}

function hintFor(issue: Issue, value: unknown): string | undefined {
  if (issue.code === 'custom') return issue.params?.hint as string | undefined;
  if (issue.code !== 'invalid_value' || typeof value !== 'string') return undefined;
  return didYouMean(value, issue.values.map(String));
}

/** The keys that the schema knows at a path. */
function knownKeys(path: readonly PropertyKey[]): string[] {
  let schemas: z.ZodType[] = [configSchema];
  for (const part of path) schemas = schemas.flatMap((schema) => childSchemas(schema, part));
  return schemas
    .flatMap((schema) => unwrap(schema))
    .flatMap((schema) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []));
}

function childSchemas(schema: z.ZodType, part: PropertyKey): z.ZodType[] {
  return unwrap(schema).flatMap((inner) => {
    if (inner instanceof z.ZodObject)
      return inner.shape[part as string] === undefined ? [] : [inner.shape[part as string] as z.ZodType];
    if (inner instanceof z.ZodArray) return [inner.element as z.ZodType];
    if (inner instanceof z.ZodRecord) return [inner.valueType as z.ZodType];
    return [];
  });
}

function unwrap(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodOptional)
    return unwrap(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).flatMap(unwrap);
  return [schema];
}

function keyPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? String(part) : `.${String(part)}`))
    .join('');
}

function valueAt(config: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[part] : undefined,
    config,
  );
}

function show(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
