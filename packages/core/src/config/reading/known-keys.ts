import * as z from 'zod';
import { valueAt } from '../keys/key-path.js';
import { configSchema } from '../schema/site.js';

/**
 * The sibling keys that the schema allows where an unknown key was found; for a union, those of the branch that was
 * meant.
 */
export function knownKeys(config: unknown, path: readonly PropertyKey[], unknown: string): string[] {
  let schemas: z.ZodType[] = [configSchema];
  let value = config;
  for (const part of path) {
    schemas = objectsOf(schemas, value).flatMap((schema) => childSchema(schema, part));
    value = valueAt(value, [part]);
  }
  const shapes = objectsOf(schemas, value).flatMap((schema) => (schema instanceof z.ZodObject ? [schema.shape] : []));
  return [...new Set(shapes.filter((shape) => !Object.hasOwn(shape, unknown)).flatMap((shape) => Object.keys(shape)))];
}

/** The unwrapped object schemas, without union branches for values of another `type`, unless no branch is for it. */
function objectsOf(schemas: readonly z.ZodType[], value: unknown): z.ZodType[] {
  const all = schemas.flatMap(unwrap);
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  const fitting = all.filter((schema) => !(schema instanceof z.ZodObject) || isOfType(schema, type));
  return fitting.length > 0 ? fitting : all;
}

function isOfType(schema: z.ZodObject, type: unknown): boolean {
  const discriminator = schema.shape.type as z.ZodType | undefined;
  return discriminator === undefined || discriminator.safeParse(type).success;
}

function childSchema(schema: z.ZodType, part: PropertyKey): z.ZodType[] {
  if (schema instanceof z.ZodObject) {
    const child = schema.shape[String(part)] as z.ZodType | undefined;
    return child === undefined ? [] : [child];
  }
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType];
  if (schema instanceof z.ZodRecord) return [schema.valueType as z.ZodType];
  return [];
}

/** The schemas inside defaults, optional keys and unions. */
export function unwrap(schema: z.ZodType): z.ZodType[] {
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional
  )
    return unwrap(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPreprocess) return unwrap(schema.out as z.ZodType);
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).flatMap(unwrap);
  return [schema];
}
