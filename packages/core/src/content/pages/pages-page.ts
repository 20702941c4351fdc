import type { SourcePage, WrittenPage } from '../page.js';

/** A page written in Markdown or MDX outside the docs. */
export interface MarkdownPage extends WrittenPage {
  readonly kind: 'markdown';
}

/** A page that is one of the site's own React components. */
export interface ModulePage extends SourcePage {
  readonly kind: 'module';
  /** The import specifier of the module, if it is not a file in the pages folder; `source` then only names the page. */
  readonly module?: string;
}
