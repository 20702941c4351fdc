import { hasScheme, propertiesOf, trimSlashes } from '@docsite/core';
import { isText } from '../written-text.js';
import { navOfVuePress, sidebarOfVuePress } from './theme-navigation.js';

type Options = Readonly<Record<PropertyKey, unknown>>;

/** The options of VuePress, and of its theme, as VitePress has them. */
export interface VitePressForm extends Options {
  /** By the folders of the languages, `root` for none. */
  readonly locales: Readonly<Record<string, Options>>;
}

/**
 * Writes the configuration of VuePress, without what code computes, as that of VitePress. Those of version 2 give the
 * options of the theme to its function, those of version 1 have them as `themeConfig`.
 *
 * @see https://vuepress.vuejs.org/reference/default-theme/config.html
 */
export function inFormOfVitePress(options: Options): VitePressForm {
  const theme = propertiesOf(typeof options.theme === 'object' ? options.theme : options.themeConfig);
  const [ofSite, ofTheme] = [propertiesOf(options.locales), propertiesOf(theme.locales)];
  const paths = [...new Set([...Object.keys(ofSite), ...Object.keys(ofTheme)])];
  const locales = paths.map((path) => {
    const own = propertiesOf(ofTheme[path]);
    const { selectLanguageName, label = selectLanguageName } = own;
    return [trimSlashes(path) || 'root', { label, ...propertiesOf(ofSite[path]), themeConfig: themeOf(own) }] as const;
  });
  const { title, description, lang, base } = options;
  return {
    ...{ title, description, lang, base },
    themeConfig: { ...themeOf(theme), editLink: editLinkOf(theme), socialLinks: linksOf(theme) },
    // a single language is that of the whole site
    locales: locales.length > 1 ? Object.fromEntries(locales) : {},
    ...(locales.length === 1 && locales[0]?.[1]),
  };
}

/** Settings that each language may have. */
function themeOf({ navbar, nav = navbar, sidebar, logo, footer }: Options): Options {
  return {
    ...(nav !== undefined && { nav: navOfVuePress(nav) }),
    ...(sidebar !== undefined && { sidebar: sidebarOfVuePress(sidebar) }),
    ...(isText(logo) && { logo }),
    ...(isText(footer) && { footer: { message: footer } }),
  };
}

function editLinkOf({ repo, docsRepo = repo, docsBranch = 'main', docsDir = 'docs' }: Options): Options | undefined {
  if (!isText(docsRepo) || !isText(docsBranch) || !isText(docsDir)) return undefined;
  return { pattern: [addressOf(docsRepo), 'edit', docsBranch, trimSlashes(docsDir), ':path'].join('/') };
}

function linksOf({ repo }: Options): readonly Options[] {
  return isText(repo) ? [{ icon: 'github', link: addressOf(repo) }] : [];
}

/** The address of a repository, which may be that of GitHub without its host. */
function addressOf(repository: string): string {
  return (hasScheme(repository) ? repository : `https://github.com/${repository}`).replace(/\/$/, '');
}
