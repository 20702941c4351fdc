import { createRequire } from 'node:module';

const z = createRequire(new URL('../../packages/core/package.json', import.meta.url))('zod');

/** The schemas of the objects at a path: several for a union; lists and records are unwrapped. */
export function objectsAt(schema, path) {
  const inner = objectsOf(schema);
  const found = path.reduce(
    (all, key) => all.flatMap(({ shape }) => (key in shape ? objectsOf(shape[key]) : [])),
    inner,
  );
  return [...new Set(found)];
}

/** Every path of the schema that leads to objects. */
export function objectPaths(schema, path = []) {
  const inner = objectsOf(schema);
  if (inner.length === 0) return [];
  const below = inner.flatMap(({ shape }) =>
    Object.entries(shape).flatMap(([key, value]) => objectPaths(value, [...path, key])),
  );
  return [...new Set([path.join('.'), ...below])];
}

function objectsOf(schema) {
  return unwrap(schema).flatMap((inner) => {
    if (inner instanceof z.ZodObject) return [inner];
    if (inner instanceof z.ZodArray) return objectsOf(inner.element);
    if (inner instanceof z.ZodRecord) return objectsOf(inner.valueType);
    return [];
  });
}

function unwrap(schema) {
  const { def } = schema._zod;
  if (schema instanceof z.ZodUnion) return def.options.flatMap(unwrap);
  if (schema instanceof z.ZodPipe) return unwrap(def.in instanceof z.ZodTransform ? def.out : def.in);
  return def.innerType === undefined ? [schema] : unwrap(def.innerType);
}

/** A short description of the values that a key accepts. */
export function typeOf(schema) {
  return [...new Set(unwrap(schema).map(nameOf))].join(' or ');
}

function nameOf(schema) {
  if (schema instanceof z.ZodEnum) return schema.options.map((value) => `\`'${value}'\``).join(', ');
  if (schema instanceof z.ZodLiteral) return [...schema.values].map((value) => code(value)).join(', ');
  if (schema instanceof z.ZodArray) return `list of ${plural(typeOf(schema.element))}`;
  if (schema instanceof z.ZodTuple) return 'list';
  if (schema instanceof z.ZodRecord) return `${typeOf(schema.valueType)} by name`;
  if (schema instanceof z.ZodObject) return 'object';
  if (schema instanceof z.ZodString || schema instanceof z.ZodURL) return 'text';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodNull) return '`null`';
  if (schema instanceof z.ZodBoolean) return '`true`, `false`';
  if (schema instanceof z.ZodCustom) return 'function';
  return 'anything';
}

function plural(type) {
  return type.replace(/\b(text|object|function|list|number)\b/g, '$1s');
}

/** The default of a key, as far as the schema contains it. */
export function defaultOf(schema) {
  const { def } = schema._zod;
  if (schema instanceof z.ZodDefault) return describe(def.defaultValue);
  if (schema instanceof z.ZodPrefault) return 'see its keys';
  return schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional ? 'none' : 'required';
}

function describe(value) {
  if (value === '') return 'empty';
  return typeof value === 'object' && Object.keys(value).length === 0 ? 'none' : code(value);
}

function code(value) {
  const text =
    typeof value === 'string' ? `'${value}'` : JSON.stringify(value).replaceAll('","', "', '").replaceAll('"', "'");
  return `\`${text}\``;
}
