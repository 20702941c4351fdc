import { isDeepStrictEqual } from 'node:util';
import { copyValue } from './copy-value.js';
import { configSchema, type UserConfig } from './schema/site.js';

type Holder = Record<string, unknown>;

/** A configuration without the keys whose values are the defaults; one that is not valid stays as it is. */
export function withoutDefaults(config: UserConfig): UserConfig {
  // the schema passes values of unknown types on uncopied, so a copy of them is compared
  const whole = configSchema.safeParse(copyValue(config).copy);
  if (!whole.success) return config;
  const { copy } = copyValue(config);
  strip(copy, () => isDeepStrictEqual(configSchema.safeParse(copy).data, whole.data));
  return copy as UserConfig;
}

/** Takes keys out of an object, those within first, as long as nothing changes. */
function strip(value: unknown, isSame: () => boolean): void {
  if (Array.isArray(value)) for (const item of value) strip(item, isSame);
  if (!isPlain(value)) return;
  // each key is taken out and put back in turn, so that their order stays
  for (const [key, inner] of Object.entries(value)) {
    strip(inner, isSame);
    delete value[key];
    if (!isSame()) value[key] = inner;
  }
}

function isPlain(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
