import type { SourcePage, WrittenPage } from '../page.js';

/** A page written in Markdown or MDX outside the docs. */
export interface MarkdownPage extends WrittenPage {
  readonly kind: 'markdown';
}

/** A page that is a React component of the site's own. */
export interface ModulePage extends SourcePage {
  readonly kind: 'module';
}
