import { join } from 'node:path';
import type { AdaptedConfig } from '@docsite/core';
import { textOf } from '../load/files/file-text.js';
import { filesBelow } from '../load/files/files-below.js';
import { importedParts } from '../modules/packages/installed-theme.js';
import { packageFiles } from '../modules/packages/package-texts.js';
import { siteModules } from '../modules/site-modules.js';
import { componentFiles } from '../plugins/routes/print-route.js';
import { looksOf, withLooks } from '../styles/looks.js';
import { logoBoxHeight } from '../styles/sources/logo-box.js';
import { setsDropdownMarks, setsFoldMarks } from '../styles/sources/own-marks.js';
import { wordsOfSite } from '../styles/sources/site-sources.js';
import { sourceKinds } from '../styles/sources/site-words.js';
import type { Completion } from './completion.js';
import { hasFacts, type SiteToComplete } from './site-to-complete.js';

/** Components that are given Infima's classes, each with the folder of those that pass them. */
const partsThatPassClasses = [
  ['Admonition/Layout', 'Admonition/Type'],
  ['Logo', 'Navbar/Logo'],
] as const;

/** The modules that Docusaurus and its plugins provide to a site, by import specifier. */
export function completedModules(site: SiteToComplete, completion: Completion): AdaptedConfig['modules'] {
  const { plugins, own, config } = completion;
  const { results, themeConfig } = plugins;
  const { swizzles, sought, words, asked } = own;
  const { siteConfig, takeover } = site;
  return withLooks(
    {
      ...siteModules({ ...siteConfig, themeConfig: themeConfig.current }, config, {
        siteDir: takeover.siteDir,
        sought,
        words,
        plugins: site.plugins,
        asked,
        drawn: swizzles.drawn,
      }),
      ...results.modules,
      // makes builds depend on the facts
      ...(hasFacts(results) && { '@generated/document-facts': `export default ${JSON.stringify(results.facts)};` }),
    },
    () => siteLooks(site, completion),
  );
}

/** The looks of Docusaurus's theme that the site depends on. */
function siteLooks(site: SiteToComplete, { plugins, own, config }: Completion): string {
  const { results, themeConfig } = plugins;
  const { swizzles, sources, sought } = own;
  const { infimaFile, styleLayer: inLayer, codeThemes, siteConfig, takeover, themeDir } = site;
  const parts = [
    ...importedParts(sources.code, takeover.siteDir, themeDir),
    ...partsThatPassClasses.flatMap(([to, from]) => (swizzles.drawn.has(to) ? [join(themeDir, from)] : [])),
  ];
  const ofRoutes = { named: componentFiles(Object.values(results.modules)), siteDir: takeover.siteDir };
  const themes = [...results.themes, ...parts, ...packageFiles([], ofRoutes)];
  const values = [themeConfig.current, siteConfig.customFields];
  const words = wordsOfSite(config, takeover.siteDir, { themes, values });
  const draws = (...names: readonly string[]) => names.some((name) => swizzles.drawn.has(name));
  return looksOf(words, {
    infimaFile,
    sought,
    layers: inLayer ? { withMedia: site.mediaInLayers } : undefined,
    codeThemes,
    setsLogoWidth: setsLogoWidth(siteConfig),
    logoBoxHeight: logoBoxHeight(sources.styles),
    drawsParts: swizzles.drawn.size > 0,
    drawsToc: swizzles.drawsToc,
    drawsDocuments: draws('DocItem', 'DocItem/Layout'),
    drawsMenu: swizzles.drawsMenu,
    drawsTopButton: draws('BackToTopButton'),
    setsDropdownMarks: setsDropdownMarks(sources.styles),
    setsFoldMarks: setsFoldMarks([...sources.styles, ...results.themes.flatMap(sheetsIn)]),
    drawsNavbar: draws('Navbar', 'Navbar/Content'),
  });
}

/** The style sheets in a folder. */
function sheetsIn(folder: string): string[] {
  return filesBelow(folder)
    .filter((file) => sourceKinds.styles.test(file))
    .map(textOf);
}

/** Whether the configuration sets the width of the logo in the navbar. */
function setsLogoWidth(siteConfig: Readonly<Record<string, unknown>>): boolean {
  const { navbar } = (siteConfig.themeConfig ?? {}) as {
    readonly navbar?: { readonly logo?: { readonly width?: unknown } };
  };
  return navbar?.logo?.width !== undefined;
}
