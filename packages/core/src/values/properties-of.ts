/** The properties of a value that may be anything; none for a value without properties. */
export function propertiesOf(value: unknown): Readonly<Record<PropertyKey, unknown>> {
  return (value ?? {}) as Readonly<Record<PropertyKey, unknown>>;
}
