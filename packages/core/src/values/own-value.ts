/** The value of a key that comes from outside: a key such as `constructor` must not lead to an inherited value. */
export function ownValue<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
