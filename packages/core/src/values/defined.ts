/** An object whose properties that may be undefined are absent instead. */
export type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** The properties of an object that are not undefined, in their order. */
export function defined<const T extends object>(properties: T): Defined<T> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(properties)) if (value !== undefined) kept[name] = value;
  return kept as Defined<T>;
}
