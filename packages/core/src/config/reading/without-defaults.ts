import { isDeepStrictEqual } from 'node:util';
import { copyValue } from '../keys/copy-value.js';
import { configSchema, type UserConfig } from '../schema/site.js';

type Holder = Record<string, unknown>;

/** A configuration without keys that have their default values; an invalid one is returned unchanged. */
export function withoutDefaults(config: UserConfig): UserConfig {
  // the schema does not copy values of unknown types, so a copy is compared
  const whole = configSchema.safeParse(copyValue(config).copy);
  if (!whole.success) return config;
  const { copy } = copyValue(config);
  strip(copy, () => isDeepStrictEqual(configSchema.safeParse(copy).data, whole.data));
  return copy as UserConfig;
}

/** Removes keys from an object, innermost first, as long as the result stays the same. */
function strip(value: unknown, isSame: () => boolean): void {
  if (Array.isArray(value)) for (const item of value) strip(item, isSame);
  if (!isPlain(value)) return;
  // each key is removed and put back in turn, which preserves their order
  for (const [key, inner] of Object.entries(value)) {
    strip(inner, isSame);
    delete value[key];
    if (!isSame()) value[key] = inner;
  }
}

function isPlain(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
