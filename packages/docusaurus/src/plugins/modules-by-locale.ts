import { posix } from 'node:path';
import { isData } from './plugin-data.js';
import type { PluginLanguage } from './plugins-by-locale.js';

/** Module values in each language, by module name: only those that are not the same in all languages. */
export type ValuesByLocale = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The data of plugins that differ between languages. A missing value is taken from the first language that has it. */
export function differingValues(languages: readonly PluginLanguage[]): ValuesByLocale {
  const texts = languages.map(({ locale, loaded }) => [locale, loaded.data.values()] as const);
  const any: Readonly<Record<string, string>> = Object.assign({}, ...texts.map(([, values]) => values).toReversed());
  const differing = Object.entries(any).filter(([name, text]) =>
    texts.some(([, values]) => values[name] !== undefined && values[name] !== text),
  );
  return Object.fromEntries(
    texts.map(([locale, values]) => {
      const own = differing.map(([name, text]) => [name, JSON.parse(values[name] ?? text)] as const);
      return [locale, Object.fromEntries(own)];
    }),
  );
}

/** Modules that plugins have created in several languages. */
export interface PluginModules {
  /** Their code, by name. */
  readonly code: Readonly<Record<string, string>>;
  /** The name of a module in a language. */
  readonly nameIn: (language: PluginLanguage, name: string) => string;
}

/**
 * The code of the modules that plugins have created. Code that differs from the first language with the module gets a
 * name of its own, except for data, whose values may differ.
 */
export function pluginModules(languages: readonly PluginLanguage[]): PluginModules {
  const made = new Map(languages.map((language) => [language, language.loaded.data.modules()]));
  const first: Readonly<Record<string, string>> = Object.assign({}, ...[...made.values()].toReversed());
  const nameIn = (language: PluginLanguage, name: string): string => {
    const code = made.get(language)?.[name];
    if (code === undefined || code === first[name] || isData(name)) return name;
    return posix.join(posix.dirname(name), `@${language.locale}`, posix.basename(name));
  };
  const own = [...made].flatMap(([language, modules]) =>
    Object.entries(modules).map(([name, code]) => [nameIn(language, name), code] as const),
  );
  return { code: { ...Object.fromEntries(own), ...first }, nameIn };
}
