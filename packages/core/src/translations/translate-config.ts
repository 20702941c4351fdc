import type {
  DropdownItemConfig,
  FooterConfig,
  FooterItemConfig,
  LogoConfig,
  NavbarConfig,
  NavbarItemConfig,
  SiteConfig,
} from '../config/site-config.js';
import type { SiteInLocale } from '../config/site-in-locale.js';
import type { SiteLocale } from '../config/site-locale.js';
import type { Finding } from '../diagnostic.js';
import { type Messages, readMessages } from './read-messages.js';
import { translationsFolder } from './translations-folder.js';

/** A locale's translations of configured labels. */
export interface ConfigMessages {
  readonly navbar: Messages;
  readonly footer: Messages;
}

/** Reads `navbar.json` and `footer.json` of a locale, from its folder or the folder of Docusaurus's theme. */
export function readConfigMessages({ siteDir, config, locale }: SiteInLocale, findings: Finding[]): ConfigMessages {
  const folder = translationsFolder(config, locale);
  const read = (name: string): Messages =>
    folder === undefined ? {} : readMessages({ siteDir, paths: configFiles(folder, name), findings });
  return { navbar: read('navbar'), footer: read('footer') };
}

/** Possible paths of the translations for a part of the configuration, in the folder of a locale. */
function configFiles(folder: string, name: string): string[] {
  return [`${folder}/${name}.json`, `${folder}/docusaurus-theme-classic/${name}.json`];
}

/** The configuration for a locale: with its address, its own values, and navbar and footer labels in its language. */
export function translateConfig(
  written: SiteConfig,
  { name, url }: Pick<SiteLocale, 'name' | 'url'>,
  { navbar, footer }: ConfigMessages,
): SiteConfig {
  const config = { ...written, ...written.i18n.localeConfigs[name]?.site };
  return {
    ...config,
    ...(url !== undefined && { url }),
    ...(Object.keys(navbar).length > 0 && { navbar: translateNavbar(config.navbar, navbar) }),
    ...(config.footer !== undefined &&
      Object.keys(footer).length > 0 && { footer: translateFooter(config.footer, footer) }),
  };
}

function translateNavbar(navbar: NavbarConfig, messages: Messages): NavbarConfig {
  return {
    ...navbar,
    ...textOf('title', messages.title ?? navbar.title),
    ...(navbar.logo !== undefined && { logo: translateLogo(navbar.logo, messages) }),
    items: navbar.items.map((item) => translateItem(item, messages)),
  };
}

function translateItem(item: NavbarItemConfig, messages: Messages): NavbarItemConfig {
  const inner = (items: readonly DropdownItemConfig[]) =>
    items.map((item) =>
      item.type === 'html' || item.type === 'component' ? item : withLabel(item, 'item.label.', messages),
    );
  switch (item.type) {
    case 'link':
    case 'doc':
    case 'docSidebar':
    case 'docsVersion':
      return withLabel(item, 'item.label.', messages);
    case 'dropdown':
      return { ...withLabel(item, 'item.label.', messages), items: inner(item.items) };
    case 'docsVersionDropdown':
    case 'localeDropdown':
      return { ...item, itemsBefore: inner(item.itemsBefore), itemsAfter: inner(item.itemsAfter) };
    default:
      return item;
  }
}

function translateFooter(footer: FooterConfig, messages: Messages): FooterConfig {
  const links = footer.links.map(({ title, items, ...column }) => ({
    ...column,
    ...textOf('title', title === undefined ? undefined : (messages[`link.title.${title}`] ?? title)),
    items: items.map(
      (item): FooterItemConfig => ('html' in item ? item : withLabel(item, 'link.item.label.', messages)),
    ),
  }));
  return {
    ...footer,
    ...(footer.logo !== undefined && { logo: translateLogo(footer.logo, messages) }),
    ...textOf('copyright', messages.copyright ?? footer.copyright),
    links,
  };
}

function translateLogo(logo: LogoConfig, messages: Messages): LogoConfig {
  return { ...logo, ...textOf('alt', messages['logo.alt'] ?? logo.alt) };
}

/** Translates the label of an item; an item without a label gets none. */
function withLabel<T extends { readonly label?: string }>(item: T, prefix: string, messages: Messages): T {
  const label = item.label === undefined ? undefined : messages[prefix + item.label];
  return label === undefined ? item : { ...item, label };
}

function textOf<K extends string>(key: K, text: string | undefined): { readonly [Key in K]?: string } {
  return (text === undefined ? {} : { [key]: text }) as { readonly [Key in K]?: string };
}
