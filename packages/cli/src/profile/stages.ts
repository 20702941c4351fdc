/** A stage of a command. Each ends where the next begins, so that their times add up to that of the command. */
export interface StageText {
  /** The text of the progress line while it is running. */
  readonly progress: string;
  /** A short description. */
  readonly meaning: string;
}

/** The stages of a build or a check, in order. */
export const stages = {
  start: { progress: 'Starting', meaning: "Node, and docsite's own code" },
  changes: { progress: 'Comparing', meaning: 'the state of all files, against that of the last run' },
  settings: { progress: 'Reading', meaning: 'the configuration, and the cache' },
  history: { progress: 'Reading the history', meaning: 'of Git' },
  scan: { progress: 'Reading', meaning: 'the files of the site' },
  parse: { progress: 'Parsing', meaning: 'Markdown and MDX' },
  assemble: { progress: 'Assembling', meaning: 'routes, sidebars, links' },
  bundle: { progress: 'Bundling', meaning: 'the theme, and the modules of pages' },
  reuse: { progress: 'Comparing', meaning: 'what pages are rendered from, against the cache' },
  render: { progress: 'Rendering', meaning: 'pages, with their twins and words, and writing them' },
  search: { progress: 'Indexing', meaning: 'the search index' },
  write: { progress: 'Writing', meaning: 'all other files: scripts, static files, sitemap' },
  offline: { progress: 'Packing', meaning: 'pages for offline reading, and the service worker' },
  check: { progress: 'Checking', meaning: 'links, anchors, and all other rules' },
  external: { progress: 'Asking other sites', meaning: 'links to other sites' },
  save: { progress: 'Saving', meaning: 'the cache' },
  plugins: { progress: 'Running plugins', meaning: 'what plugins do with the finished site' },
  place: { progress: 'Finishing', meaning: 'the new site in the place of the old one, or dropping it' },
  judge: { progress: 'Judging', meaning: 'findings by the baseline and the branch' },
  report: { progress: 'Reporting', meaning: 'findings' },
} as const satisfies Readonly<Record<string, StageText>>;

/** The name of a stage. */
export type Stage = keyof typeof stages;
