import { propertiesOf } from '@docsite/core';
import { logoOf } from '../site-logo.js';
import type { ThemeSettings } from '../tool-site.js';
import { textOf } from '../written-text.js';

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
