import { isDeepStrictEqual } from 'node:util';
import type { Takeover } from '../takeover.js';
import type { HeadTag, PluginParts } from './plugin-parts.js';

/** What the plugins of a site give in each language, by its name; the default one is the first. */
export type PartsByLocale = ReadonlyMap<string, readonly PluginParts[]>;

/** The elements that plugins add to heads, each for the languages that it was added in, in the order of plugins. */
export function headByLocale(byLocale: PartsByLocale): HeadTag[] {
  const found: { readonly tag: HeadTag; readonly locales: string[] }[] = [];
  for (const [locale, parts] of byLocale) {
    const before = found.slice();
    for (const tag of parts.flatMap(({ head }) => head)) {
      // an element that a language has twice, it has twice
      const index = before.findIndex((other) => isDeepStrictEqual(other.tag, tag));
      const [known] = index === -1 ? [] : before.splice(index, 1);
      if (known === undefined) found.push({ tag, locales: [locale] });
      else known.locales.push(locale);
    }
  }
  return found.map(({ tag, locales }) => (locales.length === byLocale.size ? tag : { ...tag, locales }));
}

/** Parts that a site has once for all of its languages, and what plugins give them by. */
const shared = { clientModules: 'getClientModules', themes: 'getThemePath', webpack: 'configureWebpack' } as const;

/** Names what plugins give otherwise in other languages than the default one, and the site has once. */
export function leaveDiffering(byLocale: PartsByLocale, takeover: Takeover): void {
  const [own, ...others] = [...byLocale];
  for (const [locale, parts] of others)
    for (const part of parts) {
      const { made } = part;
      const first = own?.[1].find((other) => other.made.key === made.key && other.made.id === made.id);
      if (first === undefined) continue;
      for (const [key, hook] of Object.entries(shared) as [keyof typeof shared, string][])
        if (!isDeepStrictEqual(first[key], part[key]))
          takeover.leaves(`${hook} of plugin ${made.name} in '${locale}', which differs from '${own?.[0]}'`);
    }
}
