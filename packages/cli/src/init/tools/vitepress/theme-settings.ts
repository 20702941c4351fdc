import { propertiesOf } from '@docsite/core';
import { logoOf } from '../site-logo.js';
import type { ThemeSettings } from '../tool-site.js';
import { isText, textOf } from '../written-text.js';

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
 * The address that docsite appends the path of a file to. VitePress appends that in the folder of the documents, whose
 * name the address therefore ends with; it has no equivalent if it does not.
 */
function editUrlOf(pattern: unknown, path: string): string | undefined {
  const end = path === '.' ? '/:path' : `/${path}/:path`;
  return isText(pattern) && pattern.endsWith(end) ? pattern.slice(0, -end.length) : undefined;
}
