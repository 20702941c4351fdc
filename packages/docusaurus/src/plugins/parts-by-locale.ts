import { isDeepStrictEqual } from 'node:util';
import type { Takeover } from '../takeover.js';
import type { PluginParts } from './plugin-parts.js';

/** What a site's plugins provide in each language, by locale, starting with the default one. */
export type PartsByLocale = ReadonlyMap<string, readonly PluginParts[]>;

/** What plugins add to documents, each limited to the languages in which it was added, in plugin order. */
export function tagsByLocale<T extends object>(
  byLocale: PartsByLocale,
  tagsOf: (part: PluginParts) => readonly T[],
): T[] {
  const found: { readonly tag: T; readonly locales: string[] }[] = [];
  for (const [locale, parts] of byLocale) {
    const before = found.slice();
    for (const tag of parts.flatMap(tagsOf)) {
      // an element that occurs twice in a language is kept twice
      const index = before.findIndex((other) => isDeepStrictEqual(other.tag, tag));
      const [known] = index === -1 ? [] : before.splice(index, 1);
      if (known === undefined) found.push({ tag, locales: [locale] });
      else known.locales.push(locale);
    }
  }
  return found.map(({ tag, locales }) => (locales.length === byLocale.size ? tag : { ...tag, locales }));
}

/** Parts that a site has only once for all languages, with the lifecycle that provides them. */
const shared = { clientModules: 'getClientModules', themes: 'getThemePath', webpack: 'configureWebpack' } as const;

/** Reports parts that plugins provide differently in other languages, although the site has them only once. */
export function leaveDiffering(byLocale: PartsByLocale, takeover: Takeover): void {
  const [own, ...others] = [...byLocale];
  for (const [locale, parts] of others)
    for (const part of parts) {
      const { made } = part;
      const first = own?.[1].find((other) => other.made.key === made.key && other.made.id === made.id);
      for (const hook of first === undefined ? [] : differingHooks(first, part))
        takeover.leaves(`${hook} of plugin ${made.name} in '${locale}', which differs from '${own?.[0]}'`);
    }
}

/** The lifecycles with other results in one language than in another. */
function differingHooks(one: PluginParts, other: PluginParts): string[] {
  const keys = Object.keys(shared) as (keyof typeof shared)[];
  return keys.filter((key) => !isDeepStrictEqual(one[key], other[key])).map((key) => shared[key]);
}
