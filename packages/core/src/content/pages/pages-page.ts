import type { SourcePage, WrittenPage } from '../page.js';

/** A page written in Markdown or MDX outside the docs. */
export interface MarkdownPage extends WrittenPage {
  readonly kind: 'markdown';
}

/** A page that is a React component of the site's own. */
export interface ModulePage extends SourcePage {
  readonly kind: 'module';
  /** What the module is imported by, where it is no file of the site's pages; `source` then only names the page. */
  readonly module?: string;
}
