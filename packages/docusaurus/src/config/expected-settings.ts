import type { UserConfig } from '@docsite/core';

/** What code and content that were written for Docusaurus expect, where the configuration says nothing else. */
const settings = {
  // webpack's order, as Docusaurus sets it
  resolveExtensions: ['.mjs', '.js', '.jsx', '.ts', '.tsx', '.json'],
  svgImports: 'component',
  // webpack puts all styles of a site into one sheet
  moduleStyles: 'site',
  // an `<a>` may lead to what the host redirects, and Docusaurus does not look at it
  componentLinks: 'link',
  untitledPages: 'site',
  tagSigns: 'left-out',
  brokenPages: 'leave-out',
} satisfies Partial<UserConfig>;

const markdownSettings = {
  svgComponents: true,
  bareElements: true,
  descriptions: 'line',
  highlightComments: 'unnumbered',
  githubAlerts: false,
  vitePressNotations: false,
  titles: 'opening',
  unknownAdmonitions: 'plain',
  linkSchemes: 'any',
} satisfies UserConfig['markdown'];

/**
 * A configuration with what code and content of Docusaurus expect.
 *
 * @param markdown Settings of Markdown that follow from the site.
 */
export function withExpectedSettings(config: UserConfig, markdown: UserConfig['markdown'] = {}): UserConfig {
  return { ...settings, ...config, markdown: { ...markdownSettings, ...markdown, ...config.markdown } } as UserConfig;
}
