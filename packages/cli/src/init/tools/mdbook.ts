import { posix } from 'node:path';
import { settingsIn } from './left-settings.js';
import { sidebarOfSummary } from './mdbook-summary.js';
import { folderIn, readFirst, readValue } from './tool-config.js';
import type { FindToolSite } from './tool-site.js';

/** Settings that docsite has in other words, or not at all. */
const leftSettings = [
  ...['description', 'preprocessor', 'git-repository-url', 'edit-url-template', 'additional-css', 'additional-js'],
  'output.html.redirect',
];

/** A book of mdBook, which publishes the files beside chapters. */
export const findMdBook: FindToolSite = (siteDir) => {
  const config = readFirst(siteDir, ['book.toml']);
  const path = config && folderIn(siteDir, readValue('src', config) ?? 'src');
  if (config === undefined || path === undefined) return undefined;
  const summary = readFirst(siteDir, [posix.join(path, 'SUMMARY.md')]);
  return {
    tool: 'mdBook',
    path,
    title: readValue('title', config),
    trailingSlash: false,
    hasNumbers: true,
    anyTitle: true,
    publicPath: path,
    left: settingsIn(config, leftSettings, 'toml'),
    ...(summary !== undefined && { sidebar: sidebarOfSummary(summary), exclude: ['SUMMARY.md'] }),
  };
};
