import type { MarkdownConfig } from '../packages/core/src/config/site-config.js';
import type { ParseContext } from '../packages/core/src/parse/parse-context.js';

/** The settings of Markdown of a site that gives none. */
export const markdownDefaults: MarkdownConfig = {
  format: 'detect',
  parser: 'satteri',
  remarkPlugins: [],
  rehypePlugins: [],
  admonitions: [],
  languageAliases: {},
  mermaid: true,
  htmlComments: false,
  admonitionTitles: true,
  mdx1: false,
  svgComponents: false,
  codeTitles: 'any',
  bareElements: false,
  capitalIds: false,
  headingIds: 'github',
  descriptions: 'paragraph',
  unknownAdmonitions: 'notice',
  highlightComments: 'always',
  titles: 'first',
  githubAlerts: true,
  vitePressNotations: true,
  linkSchemes: 'known',
  missingLinks: 'resolved',
  codeComments: [],
  emoji: false,
  liveCode: false,
  math: false,
  autolinks: {},
  components: {},
};

const { admonitions: _, ...settings } = markdownDefaults;

/** What documents are parsed with where a test says nothing else, but for the names of admonitions: no other files. */
export const parseDefaults: Omit<ParseContext, 'admonitions'> = {
  ...settings,
  readFile: () => undefined,
  importModule: async () => ({ exports: {}, trace: async () => {} }),
  today: '2022-07-11',
};
