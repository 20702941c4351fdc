import type { UserConfig } from '@docsite/core';
import { moduleEndings } from '../load/files/find-module.js';

/** What code and content written for Docusaurus expect, unless configured otherwise. */
const settings = {
  resolveExtensions: [...moduleEndings],
  svgImports: 'component',
  // webpack combines all styles of a site in one sheet
  moduleStyles: 'site',
  // an `<a>` may point to something that the host redirects, and Docusaurus does not check it
  componentLinks: 'link',
  untitledPages: 'site',
  tagSigns: 'left-out',
  brokenPages: 'leave-out',
} satisfies Partial<UserConfig>;

const markdownSettings = {
  svgComponents: true,
  bareElements: true,
  htmlHeadings: false,
  descriptions: 'line',
  highlightComments: 'unnumbered',
  githubAlerts: false,
  vitePressNotations: false,
  titles: 'opening',
  headingIds: 'docusaurus',
  dates: 'value',
  unknownAdmonitions: 'plain',
  linkSchemes: 'any',
  linkedFiles: 'anywhere',
  componentAddresses: 'written',
  imageSizes: 'all',
} satisfies UserConfig['markdown'];

/**
 * Adds the settings that code and content of Docusaurus expect to a configuration.
 *
 * @param markdown Markdown settings that depend on the site.
 */
export function withExpectedSettings(config: UserConfig, markdown: UserConfig['markdown'] = {}): UserConfig {
  return { ...settings, ...config, markdown: { ...markdownSettings, ...markdown, ...config.markdown } };
}
