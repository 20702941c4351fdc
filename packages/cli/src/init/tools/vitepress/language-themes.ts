import { propertiesOf } from '@docsite/core';
import type { Sidebars } from '../../sidebar-file.js';
import type { StartFile } from '../../start-files.js';
import { translatedLabels } from '../../translated-labels.js';
import { type DocumentLinks, linksWithin } from '../document-links.js';
import type { Language, Languages } from '../languages.js';
import { navbarOfNav } from '../theme-links.js';
import type { NavbarLink } from '../tool-site.js';
import { sidebarsOfVitePress } from './theme-sidebars.js';

/** The settings of VitePress that depend on the language. */
export interface VitePressThemes {
  /** The `themeConfig` of all languages. */
  readonly common: unknown;
  /** The `themeConfig` of each language, by its key in `locales`. */
  readonly own: ReadonlyMap<string, unknown>;
}

/** The sidebars of a site in its first language. */
export function originalSidebars(
  { common, own }: VitePressThemes,
  documents: DocumentLinks,
  languages: Languages | undefined,
): Sidebars | undefined {
  const { original, others = [] } = languages ?? {};
  const names = languages === undefined ? [...own.keys()] : [original?.path || 'root'];
  const written = names.map((name) => ({ sidebar: sidebarOf(own.get(name)), name: name === 'root' ? 'docs' : name }));
  return sidebarsOfVitePress(
    [{ sidebar: sidebarOf(common), name: 'docs' }, ...written],
    linksWithin(original?.path ?? '', documents),
    (path) => !others.some((other) => path.startsWith(`/${other.path}/`)),
  );
}

/** The labels of navigation in the other languages. */
export function translatedThemes(
  { common, own }: VitePressThemes,
  navigation: { readonly sidebars: Sidebars | undefined; readonly navbar: readonly NavbarLink[] },
  { documents, languages }: { readonly documents: DocumentLinks; readonly languages: Languages | undefined },
): StartFile[] {
  return (languages?.others ?? []).flatMap((language) => {
    const theme = propertiesOf(own.get(language.path));
    const sidebars = sidebarsOfLanguage(common, theme, language, documents);
    return translatedLabels(navigation, { sidebars, navbar: navbarOfNav(theme.nav) }, language);
  });
}

function sidebarsOfLanguage(
  common: unknown,
  { sidebar }: Readonly<Record<PropertyKey, unknown>>,
  { path: language }: Language,
  documents: DocumentLinks,
): Sidebars {
  const links = linksWithin(language, documents);
  const shared = sidebarsOfVitePress([{ sidebar: sidebarOf(common), name: '' }], links, (path) =>
    path.startsWith(`/${language}/`),
  );
  return { ...shared, ...sidebarsOfVitePress([{ sidebar, name: 'docs' }], links) };
}

function sidebarOf(theme: unknown): unknown {
  return propertiesOf(theme).sidebar;
}
