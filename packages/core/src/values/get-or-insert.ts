/** A map, which may be a weak one. */
interface Entries<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** The value of a key; if there is none, a new one is inserted, like ECMAScript's `getOrInsertComputed`. */
export function getOrInsert<Key, Value>(map: Entries<Key, Value>, key: Key, make: () => NoInfer<Value>): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
