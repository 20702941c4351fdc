import { propertiesOf } from '@docsite/core';
import type { WrittenLanguage } from '../languages.js';

/** The options of Starlight, without what code computes. */
export type StarlightOptions = Readonly<Record<PropertyKey, unknown>>;

/** The options of Starlight among those of Astro's integrations: it is the one with a sidebar or a title. */
export function optionsIn(config: unknown): StarlightOptions {
  const { integrations } = propertiesOf(config);
  const all = Array.isArray(integrations) ? integrations.map(propertiesOf) : [];
  return all.find(({ sidebar, title }) => sidebar !== undefined || title !== undefined) ?? {};
}

/** The languages of Starlight, the default one first. `root` is that of documents in no folder of a language. */
export function writtenLanguages({ locales, defaultLocale }: StarlightOptions): WrittenLanguage[] {
  const all = Object.entries(propertiesOf(locales)).map(([key, one]) => {
    const { lang: tag = key === 'root' ? 'en' : undefined, label } = propertiesOf(one);
    return { folder: key === 'root' ? '' : key, tag, label };
  });
  const first = all.find(({ folder }) => folder === '') ?? all.find(({ folder }) => folder === defaultLocale);
  return first === undefined ? all : [first, ...all.filter((one) => one !== first)];
}
