import { Keys } from '../keys.js';
import { type ConfigFile, type LoadedSite, loadConfig } from './load-config.js';

/** The variable by which Docusaurus tells a configuration the language that it is read for. */
const localeVariable = 'DOCUSAURUS_CURRENT_LOCALE';

/** A configuration in the site's default language. */
export interface LocalizedSite extends LoadedSite {
  /** The configuration in each of the other languages; none if it is the same in all. */
  readonly others: ReadonlyMap<string, LoadedSite['value']>;
}

/**
 * Evaluates a configuration, for each language again if it asks for the language. Throws a `ConfigError`.
 *
 * @param isForBuild Whether the other languages are needed, too.
 */
export async function loadLocalized(file: ConfigFile, isForBuild: boolean): Promise<LocalizedSite> {
  const first = await loadConfig(file);
  const { observation } = first;
  if (!Object.hasOwn(observation.facts, `env ${localeVariable}`)) return { ...first, others: new Map() };
  const i18n = Keys.of(first.value).within('i18n');
  const standard = i18n.text('defaultLocale') ?? 'en';
  const loadIn = (name: string) => inLocale(name, () => loadConfig({ ...file, observation }));
  const others = new Map<string, LoadedSite['value']>();
  for (const name of isForBuild ? (i18n.texts('locales') ?? []) : [])
    if (name !== standard) others.set(name, (await loadIn(name)).value);
  return { ...(await loadIn(standard)), others };
}

async function inLocale<T>(name: string, run: () => Promise<T>): Promise<T> {
  const { [localeVariable]: before } = process.env;
  process.env[localeVariable] = name;
  try {
    return await run();
  } finally {
    if (before === undefined) delete process.env[localeVariable];
    else process.env[localeVariable] = before;
  }
}
