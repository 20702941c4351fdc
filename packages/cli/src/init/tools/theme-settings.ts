import { propertiesOf } from '@docsite/core';
import type { SiteLogo, ThemeSettings } from './tool-site.js';

/**
 * The settings of VitePress's theme that docsite's has, too; those that code computes are absent.
 *
 * @param path The folder of the documents.
 * @see https://vitepress.dev/reference/default-theme-config
 */
export function themeOfVitePress(config: unknown, theme: unknown, path: string): ThemeSettings {
  const { title, description, lastUpdated } = propertiesOf(config);
  const { logo, siteTitle = title, footer, editLink } = propertiesOf(theme);
  const { message, copyright } = propertiesOf(footer);
  const lines = [message, copyright].filter(isText);
  return {
    tagline: textOf(description),
    logo: logoOf(logo, (src) => src),
    logoTitle: textOf(siteTitle),
    footer: lines.length === 0 ? undefined : lines.join('<br>'),
    editUrl: editUrlOf(propertiesOf(editLink).pattern, path),
    showsUpdates: lastUpdated === true ? true : undefined,
  };
}

/**
 * The options of Starlight that docsite has, too; those that code computes are absent.
 *
 * @param addressOf The address of an image from its path in the site folder; undefined if it is not published.
 * @see https://starlight.astro.build/reference/configuration/
 */
export function themeOfStarlight(options: unknown, addressOf: (path: string) => string | undefined): ThemeSettings {
  const { title, description, logo, editLink, lastUpdated } = propertiesOf(options);
  return {
    tagline: textOf(description),
    logo: logoOf(logo, addressOf),
    logoTitle: propertiesOf(logo).replacesTitle === true ? undefined : textOf(title),
    editUrl: textOf(propertiesOf(editLink).baseUrl)?.replace(/\/$/, ''),
    showsUpdates: lastUpdated === true ? true : undefined,
  };
}

/** A logo: a path, or an object with one for both colour modes or for each. */
function logoOf(logo: unknown, addressOf: (path: string) => string | undefined): SiteLogo | undefined {
  const { light, dark, src = light ?? logo, alt } = propertiesOf(logo);
  const [address, addressDark] = [src, dark].map((path) => (isText(path) ? addressOf(path) : undefined));
  if (address === undefined || (dark !== undefined && addressDark === undefined)) return undefined;
  return { src: address, srcDark: addressDark, alt: textOf(alt) };
}

/**
 * The address that docsite appends the path of a file to. VitePress appends that in the folder of the documents, whose
 * name the address therefore ends with; it has no equivalent if it does not.
 */
function editUrlOf(pattern: unknown, path: string): string | undefined {
  const end = path === '.' ? '/:path' : `/${path}/:path`;
  return isText(pattern) && pattern.endsWith(end) ? pattern.slice(0, -end.length) : undefined;
}

function textOf(value: unknown): string | undefined {
  return isText(value) ? value : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
