import type { Identifier, Literal, Property } from 'acorn';

/** The name of an import, an export or a key, which may be written as a string. */
export function writtenName(node: Identifier | Literal): string {
  return node.type === 'Identifier' ? node.name : String(node.value);
}

/** The name of a property; undefined for one that code computes. */
export function propertyName({ key, computed }: Property): string | undefined {
  if (computed) return undefined;
  return key.type === 'Identifier' || key.type === 'Literal' ? writtenName(key) : undefined;
}
