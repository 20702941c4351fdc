import { propertiesOf } from '@docsite/core';
import type { Sidebars } from '../../sidebar-file.js';
import type { StartFile } from '../../start-files.js';
import { type Navigation, translatedLabels } from '../../translated-labels.js';
import { type DocumentLinks, linksWithin } from '../document-links.js';
import type { Language, Languages } from '../languages.js';
import { navbarOfNav } from './nav-links.js';
import { displayedSidebars, sidebarsOfVitePress, type WrittenSidebar } from './theme-sidebars.js';

/** The settings of VitePress that depend on the language. */
export interface VitePressThemes {
  /** The `themeConfig` of all languages. */
  readonly common: unknown;
  /** The `themeConfig` of each language, by its key in `locales`. */
  readonly own: ReadonlyMap<string, unknown>;
}

/** The documents of a site in its first language, and its languages, if it has several. */
export interface OriginalDocuments {
  readonly documents: DocumentLinks;
  readonly languages: Languages | undefined;
}

/** The sidebars of a site in its first language, and which of them pages show that none lists. */
export function originalSidebars(
  themes: VitePressThemes,
  { documents, languages }: OriginalDocuments,
): { readonly sidebars?: Sidebars; readonly displayed?: Readonly<Record<string, string>> } {
  const { original, others = [] } = languages ?? {};
  const written = writtenSidebars(themes, languages);
  const path = original?.path ?? '';
  const sidebars = sidebarsOfVitePress(
    written,
    linksWithin(path, documents),
    (one) => !others.some((other) => one.startsWith(`/${other.path}/`)),
  );
  return sidebars === undefined ? {} : { sidebars, displayed: displayedSidebars(written, sidebars, path) };
}

function writtenSidebars({ common, own }: VitePressThemes, languages: Languages | undefined): WrittenSidebar[] {
  const names = languages === undefined ? [...own.keys()] : [languages.original.path || 'root'];
  const written = names.map((name) => ({ sidebar: sidebarOf(own.get(name)), name: name === 'root' ? 'docs' : name }));
  return [{ sidebar: sidebarOf(common), name: 'docs' }, ...written];
}

/** The labels of navigation in the other languages. */
export function translatedThemes(
  { common, own }: VitePressThemes,
  original: Navigation,
  { documents, languages }: OriginalDocuments,
): StartFile[] {
  return (languages?.others ?? []).flatMap((language) => {
    const { sidebar, nav } = propertiesOf(own.get(language.path));
    const links = linksWithin(language.path, documents);
    const sidebars = {
      ...sharedSidebars(common, links, language),
      ...sidebarsOfVitePress([{ sidebar, name: 'docs' }], links),
    };
    return translatedLabels(original, { sidebars, navbar: navbarOfNav(nav) }, language);
  });
}

/** The sidebars of a language among those of all, whose paths begin with its own. */
function sharedSidebars(common: unknown, links: DocumentLinks, { path }: Language): Sidebars | undefined {
  return sidebarsOfVitePress([{ sidebar: sidebarOf(common), name: '' }], links, (one) => one.startsWith(`/${path}/`));
}

function sidebarOf(theme: unknown): unknown {
  return propertiesOf(theme).sidebar;
}
