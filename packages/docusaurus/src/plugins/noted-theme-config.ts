import { isObject } from '../keys.js';

/** Configuration whose theme configuration calls `note` with each of its keys that is read. */
export function withNotedTheme(
  siteConfig: Readonly<Record<string, unknown>>,
  note: (key: string) => void,
): Readonly<Record<string, unknown>> {
  const { themeConfig } = siteConfig;
  if (!isObject(themeConfig)) return siteConfig;
  const noted = Object.keys(themeConfig).map((key) => [key, notedKey(themeConfig, key, note)] as const);
  return { ...siteConfig, themeConfig: Object.defineProperties({}, Object.fromEntries(noted)) };
}

function notedKey(holder: Readonly<Record<string, unknown>>, key: string, note: (key: string) => void) {
  let value = holder[key];
  return {
    enumerable: true,
    configurable: true,
    get: () => {
      note(key);
      return value;
    },
    set: (given: unknown) => {
      value = given;
    },
  };
}
