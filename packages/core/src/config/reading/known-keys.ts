import * as z from 'zod';
import { valueAt } from '../keys/key-path.js';
import { configSchema } from '../schema/site.js';

/**
 * The sibling keys that the schema allows where an unknown key was found; for a union, those of the branch that was
 * meant.
 */
export function knownKeys(config: unknown, path: readonly PropertyKey[], unknown: string): string[] {
  let schemas: z.core.$ZodType[] = [configSchema];
  let value = config;
  for (const part of path) {
    schemas = objectsOf(schemas, value).flatMap((schema) => childSchema(schema, part));
    value = valueAt(value, [part]);
  }
  const shapes = objectsOf(schemas, value).flatMap((schema) => (schema instanceof z.ZodObject ? [schema.shape] : []));
  return [...new Set(shapes.filter((shape) => !Object.hasOwn(shape, unknown)).flatMap((shape) => Object.keys(shape)))];
}

/** The unwrapped object schemas, without union branches for values of another `type`, unless no branch is for it. */
function objectsOf(schemas: readonly z.core.$ZodType[], value: unknown): z.core.$ZodType[] {
  const all = schemas.flatMap(unwrap);
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  const fitting = all.filter((schema) => !(schema instanceof z.ZodObject) || isOfType(schema, type));
  return fitting.length > 0 ? fitting : all;
}

function isOfType(schema: z.ZodObject, type: unknown): boolean {
  const discriminator: z.ZodType | undefined = schema.shape.type;
  return discriminator === undefined || discriminator.safeParse(type).success;
}

function childSchema(schema: z.core.$ZodType, part: PropertyKey): z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) {
    const child: z.ZodType | undefined = schema.shape[String(part)];
    return child === undefined ? [] : [child];
  }
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  return [];
}

/** The schemas inside defaults, optional keys and unions. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional
  )
    return unwrap(schema.unwrap());
  if (schema instanceof z.ZodPreprocess) return unwrap(schema.out);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(unwrap);
  return [schema];
}
