/** Code that may read the theme configuration of a site. */
export interface ThemeKeyReaders {
  /** All words of the site's code. */
  readonly words: ReadonlySet<string>;
  /** Texts of the site's code. */
  readonly code: readonly string[];
  /** Texts of the components of the site and of its plugins' themes, which receive parts of the configuration. */
  readonly components: readonly string[];
  /** Names of the keys that plugins have read. */
  readonly ofPlugins: ReadonlySet<string>;
}

/**
 * Returns a predicate for the paths in the theme configuration that the site's code may read. Names inside parts such
 * as the footer occur in much other code, so for them only code of the theme counts.
 */
export function themeKeyReads({
  words,
  code,
  components,
  ofPlugins,
}: ThemeKeyReaders): (path: readonly PropertyKey[]) => boolean {
  let inTheme: ReadonlySet<string> | undefined;
  return ([key, ...inner]) => {
    const last = inner.filter((name) => typeof name === 'string').at(-1);
    if (last === undefined) return words.has(String(key)) || ofPlugins.has(String(key));
    inTheme ??= wordsIn([...components, ...code.filter((text) => /themeConfig/i.test(text))]);
    return inTheme.has(last);
  };
}

/** The words in code, which include the names of keys that it reads. */
export function wordsIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(/[\w$]+/g) ?? []));
}
