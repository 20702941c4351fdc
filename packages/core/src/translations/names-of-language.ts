/**
 * The names under which words of a language are looked for, in this order. The last one is its most widely spoken
 * variant: those of `pt-BR` serve `pt-AO`. A name that is no language tag is the only one.
 */
export function namesOfLanguage(language: string): readonly string[] {
  const known = knownLocale(language);
  if (known === undefined) return [language];
  const { language: plain, region, script } = known;
  const most = new Intl.Locale(plain).maximize().region;
  return [...new Set([language, `${plain}-${region}`, `${plain}-${script}`, plain, `${plain}-${most}`])];
}

function knownLocale(name: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(name).maximize();
  } catch {
    return undefined;
  }
}
