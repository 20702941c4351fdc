import { extname } from 'node:path';
import type { AppIconConfig, LinkIndex, Site } from '@docsite/core';
import type { OutputFile } from '../output-file.js';
import { generatedManifestPath, webManifestPath } from '../page-data/site/offline-data.js';

/**
 * Renders the manifest that lets readers install the site as an app, as defined by the W3C's *Web Application
 * Manifest*.
 *
 * @param favicon The final URL of the site's icon, for a manifest without icons of its own.
 */
export function renderWebManifest(site: Site, links: LinkIndex, favicon: string): OutputFile[] {
  const { config, locale } = site;
  if (config.offline === false || config.offline.kill || webManifestPath(site) !== generatedManifestPath) return [];
  const { manifest } = config.offline;
  const contents = {
    id: locale.baseUrl,
    name: manifest.name ?? config.title,
    short_name: manifest.shortName,
    description: manifest.description ?? (config.tagline === '' ? undefined : config.tagline),
    lang: locale.htmlLang,
    dir: locale.direction,
    start_url: locale.baseUrl,
    scope: locale.baseUrl,
    display: manifest.display,
    theme_color: config.themeColor,
    background_color: manifest.backgroundColor,
    icons: manifest.icons?.map((icon) => iconEntry(icon, links)) ?? [
      { src: favicon, sizes: 'any', type: imageTypes[extname(favicon)] },
    ],
  };
  return [{ path: generatedManifestPath, contents: `${JSON.stringify(contents, undefined, 2)}\n` }];
}

const imageTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
};

function iconEntry({ src, sizes, type = imageTypes[extname(src)], purpose }: AppIconConfig, links: LinkIndex): object {
  return { src: links.resolveConfigured(src, 'image').url, sizes, type, purpose };
}
