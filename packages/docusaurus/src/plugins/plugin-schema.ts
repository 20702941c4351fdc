/** A plugin's schema, created with Joi, the library that Docusaurus passes to plugins. */
export interface Schema {
  readonly validate: (value: object, options: object) => Validation;
  /** The same schema, allowing unknown keys. */
  readonly unknown: () => Schema;
}

interface Validation {
  readonly error?: SchemaError;
  readonly value: object;
}

interface SchemaError extends Error {
  readonly details?: readonly { readonly path?: readonly unknown[] }[];
}

/** Validates options with a plugin's schema. All plugins have an id, whether their schema includes it or not. */
export function validateOptions(schema: Schema | undefined, options: { readonly id?: unknown }): object {
  if (schema === undefined) return options;
  const check = (value: object) => schema.validate(value, { convert: false });
  const whole = check(options);
  if (!isAboutId(whole.error)) return checkedValue(whole);
  const { id, ...others } = options;
  return { ...checkedValue(check(others)), id };
}

/** Validates the keys of the theme configuration that a plugin's schema names. */
export function validateTheme(schema: Schema | undefined, themeConfig: object): object {
  return schema === undefined ? themeConfig : checkedValue(schema.unknown().validate(themeConfig, { convert: false }));
}

function isAboutId(error: SchemaError | undefined): boolean {
  return error?.details?.every(({ path }) => path?.[0] === 'id') ?? false;
}

function checkedValue({ error, value }: Validation): object {
  if (error) throw error;
  return value;
}
