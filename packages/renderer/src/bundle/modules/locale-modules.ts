import { once } from '@docsite/core';

/** Values of virtual modules that differ between locales, by import specifier. Plain data. */
export type LocaleModules = Readonly<Record<string, unknown>>;

/** Placeholder for the base URL in what is built for all locales. */
export const anyBaseUrl = '/docsite-base-url/';

/**
 * The placeholder for a value: valid JSON, because themes are loaded once before values are inserted, without quotes,
 * which code may write in several ways.
 */
const placeholderOf = (name: string): string =>
  JSON.stringify([...`docsite-locale-module:${name}`].map((character) => character.charCodeAt(0)));

/** The code of such modules in what is built for all locales, with a placeholder for the value. */
export function placeholderModules(modules: LocaleModules = {}): Record<string, string> {
  return Object.fromEntries(
    Object.keys(modules).map((name) => {
      // JSON files may be required, too
      const start = name.endsWith('.json') ? 'module.exports =' : 'export default';
      return [name, `${start} /* @__PURE__ */ JSON.parse(${JSON.stringify(placeholderOf(name))});`];
    }),
  );
}

/** The values to insert for placeholders in what is built for all locales. */
export interface LocaleValues {
  readonly baseUrl: string;
  readonly localeModules?: LocaleModules | undefined;
}

/** Returns a function that inserts a locale's base URL and module values into what was built for all locales. */
export function localeInserter({ baseUrl, localeModules = {} }: LocaleValues): (contents: Uint8Array) => Uint8Array {
  const values: readonly (readonly [string, () => string])[] = [
    [anyBaseUrl, () => baseUrl],
    ...Object.entries(localeModules).map(
      ([name, value]) => [placeholderOf(name), once(() => inText(JSON.stringify(value)))] as const,
    ),
  ];
  return (contents) => {
    const bytes = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength);
    const used = values.filter(([placeholder]) => bytes.includes(placeholder));
    if (used.length === 0) return contents;
    return Buffer.from(used.reduce((text, [from, to]) => text.replaceAll(from, to), bytes.toString('utf8')));
  };
}

/** Escapes a text for use in a literal with any quotes. */
function inText(text: string): string {
  return text.replace(/[\\"'`$]/g, (character) => `\\x${character.charCodeAt(0).toString(16)}`);
}
