import { configNames, folderIn, readAddressAndBase, readFirst, readValue, scriptFormats } from './tool-config.js';
import type { FindToolSite } from './tool-site.js';

/** A site of Starlight, a theme for Astro. */
export const findStarlight: FindToolSite = (siteDir) => {
  const config = readFirst(siteDir, configNames('astro.config', scriptFormats));
  const path = folderIn(siteDir, 'src/content/docs');
  if (config === undefined || path === undefined) return undefined;
  return {
    tool: 'Starlight',
    path,
    title: readValue('title', config),
    address: readAddressAndBase('site', config),
    trailingSlash: readValue('trailingSlash', config) !== 'never' && readValue('format', config) !== 'file',
    publicPath: folderIn(siteDir, 'public'),
  };
};
