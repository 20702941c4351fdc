import type { MarkdownConfig } from '../packages/core/src/config/site-config.js';
import type { ParseContext } from '../packages/core/src/parse/parse-context.js';

/** The Markdown settings of a site that configures none. */
export const markdownDefaults: MarkdownConfig = {
  format: 'detect',
  parser: 'satteri',
  remarkPlugins: [],
  rehypePlugins: [],
  admonitions: [],
  builtInAdmonitions: true,
  languageAliases: {},
  mermaid: true,
  htmlComments: false,
  admonitionTitles: true,
  mdx1: false,
  svgComponents: false,
  codeTitles: 'any',
  codeMeta: false,
  liveElements: [],
  bareElements: false,
  capitalIds: false,
  htmlHeadings: true,
  headingIds: 'github',
  descriptions: 'paragraph',
  unknownAdmonitions: 'notice',
  highlightComments: 'always',
  titles: 'first',
  dates: 'text',
  githubAlerts: true,
  vitePressNotations: true,
  linkSchemes: 'known',
  linkedFiles: 'site',
  componentAddresses: 'resolved',
  missingLinks: 'resolved',
  imageSizes: 'content',
  codeComments: [],
  emoji: false,
  liveCode: false,
  math: false,
  autolinks: {},
  components: {},
};

const { admonitions: _, ...settings } = markdownDefaults;

/** Default context for parsing documents in tests, apart from the names of admonitions: without other files. */
export const parseDefaults: Omit<ParseContext, 'admonitions'> = {
  ...settings,
  readFile: () => undefined,
  importModule: async () => ({ exports: {}, trace: async () => {} }),
  today: '2022-07-11',
};
